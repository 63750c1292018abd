/** Those who want to know of something. */
export class Listeners {
  private readonly all = new Set<() => void>();

  /** Adds one; returns the function that takes it away. */
  readonly add = (listener: () => void): (() => void) => {
    this.all.add(listener);
    return () => this.all.delete(listener);
  };

  tell(): void {
    for (const listener of this.all) {
      listener();
    }
  }
}
