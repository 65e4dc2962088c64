import { MediaQuery } from "svelte/reactivity";

/** Whether log, scores and talk have room beside the table; TablePage.svelte lays them out by the same rule. */
export const beside = new MediaQuery("(min-width: 80rem) and (min-height: 40rem)");
