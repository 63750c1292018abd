/** Memoizes an asynchronous task: concurrent callers share one promise, a failed attempt is forgotten. */
export class Once<T> {
  private readonly work: () => Promise<T>;
  private running: Promise<T> | undefined;

  constructor(work: () => Promise<T>) {
    this.work = work;
  }

  get(): Promise<T> {
    if (!this.running) {
      const running = this.work();
      this.running = running;
      running.catch(() => {
        if (this.running === running) {
          this.running = undefined;
        }
      });
    }
    return this.running;
  }

  /** Lets the next call do the work again. */
  forget(): void {
    this.running = undefined;
  }
}
