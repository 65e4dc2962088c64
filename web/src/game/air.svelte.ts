/** How many flights are in the air: what would lie over them waits until they are down. */

class Air {
  flying = $state(0);

  /** Until `landed`. */
  follow(landed: Promise<unknown>): void {
    this.flying += 1;
    void landed.finally(() => (this.flying -= 1));
  }
}

export const air = new Air();
