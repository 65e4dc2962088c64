/** Where I am told that it is my turn: this device, ntfy, a webhook, mail. */
import { ask } from "../lib/api";
import type { ChannelInfo, MyChannels, NewChannel } from "../lib/http";
import { me as arrive, secret } from "../lib/identity";
import { settings } from "../lib/settings.svelte";

class Notices {
  #known = $state.raw<MyChannels | null>(null);

  get channels(): ChannelInfo[] {
    return this.#known?.channels ?? [];
  }

  get mail(): boolean {
    return this.#known?.mail ?? false;
  }

  /** A visit alone makes nobody. */
  async look(): Promise<void> {
    if (secret() !== null) await this.#ask();
  }

  /** Who is here by a cookie alone is somebody, too. */
  async #ask(): Promise<void> {
    this.#known = await ask<MyChannels>("GET", "api/me/channels");
  }

  async add(target: NewChannel["target"]): Promise<void> {
    await arrive(settings.language);
    await ask("POST", "api/me/channels", { target });
    await this.#ask();
  }

  /** Rejects where the browser, or its owner, does not want it. */
  async addThisDevice(): Promise<void> {
    await arrive(settings.language);
    await this.#ask();
    const worker = await navigator.serviceWorker.ready;
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.#known!.push_key });
    const { endpoint, keys } = subscription.toJSON();
    await this.add({ kind: "push", endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! });
  }

  /** Without words at night; the hours are those of this device. */
  async hush(channel: ChannelInfo, hours: { begin: string; end: string } | null): Promise<void> {
    const quiet = hours && { ...hours, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    await ask("PUT", `api/me/channels/${channel.id}`, { quiet, tables: channel.tables });
    await this.#ask();
  }

  async remove(channel: ChannelInfo): Promise<void> {
    if (channel.kind === "push") {
      const worker = await navigator.serviceWorker?.getRegistration();
      await (await worker?.pushManager.getSubscription())?.unsubscribe();
    }
    await ask("DELETE", `api/me/channels/${channel.id}`);
    await this.#ask();
  }

  async try(channel: ChannelInfo): Promise<void> {
    await ask("POST", `api/me/channels/${channel.id}/try`);
  }
}

export const notices = new Notices();

/** Whether this browser can be told anything while the page is closed. */
export const canPush = "serviceWorker" in navigator && "PushManager" in window;
