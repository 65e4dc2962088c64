/** What is to be shown waits here for its turn: moves that come faster than anybody looks, cards turned over one by one. */

export interface Step {
  /** milliseconds after what was shown before */
  wait: number;
  /** Shows it. What it returns comes next, before everything else that waits. */
  show(): Step[];
  /** nothing that anybody has to look at: what comes next does not wait for it */
  quiet?: boolean;
}

export class ShowQueue {
  /** Something is still to be shown. */
  waiting = $state(false);
  /** Everything is being shown at once: nobody wants to see cards fly. */
  hurried = false;
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #shown = -Infinity;
  #held = -Infinity;
  #resting: (() => void)[] = [];

  get length(): number {
    return this.#steps.length;
  }

  add(step: Step): void {
    this.#steps.push(step);
    if (this.#timer === null) this.#go();
  }

  /** There is something to read first: a step that waits at all waits so long. */
  hold(milliseconds: number): void {
    this.#held = performance.now() + milliseconds;
  }

  /** Milliseconds that are left of that. */
  get held(): number {
    return Math.max(0, this.#held - performance.now());
  }

  /** Show all that waits, now. */
  hurry(): void {
    this.#stop();
    this.#held = -Infinity;
    this.hurried = true;
    while (this.#steps.length > 0) this.#next();
    this.hurried = false;
    this.#rest();
  }

  /** Forget what waits. */
  clear(): void {
    this.#stop();
    this.#steps = [];
    this.#held = -Infinity;
    this.#rest();
  }

  /** Resolves when nothing waits any more. */
  async rested(): Promise<void> {
    if (this.#steps.length > 0) await new Promise<void>((done) => this.#resting.push(done));
  }

  #rest(): void {
    this.waiting = false;
    for (const done of this.#resting.splice(0)) done();
  }

  #go(): void {
    while (this.#steps.length > 0) {
      const { wait } = this.#steps[0]!;
      const due = wait > 0 ? Math.max(this.#shown + wait, this.#held) : -Infinity;
      const left = document.hidden ? 0 : due - performance.now();
      if (left > 0) {
        this.waiting = true;
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#go();
        }, left);
        return;
      }
      this.#next();
    }
    this.#rest();
  }

  #next(): void {
    const { show, quiet } = this.#steps.shift()!;
    if (!quiet) this.#shown = performance.now();
    this.#steps.unshift(...show());
  }

  #stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
