/** Something that is asked of the server: whether it is under way, and why it failed. */
import { problem } from "./sentences";

export class Attempt {
  busy = $state(false);
  /** For the reader; empty: nothing failed. */
  note = $state("");

  async make(action: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.note = "";
    await action().catch((error: unknown) => (this.note = problem(error)));
    this.busy = false;
  }
}
