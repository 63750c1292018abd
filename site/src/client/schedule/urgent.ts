let holding = 0;

/** Whether something is under way that the reader waits for. */
export const isHeld = (): boolean => holding > 0;

/** Puts off what nobody waits for until something that the reader waits for has happened. */
export async function holdUntil(happened: Promise<unknown>): Promise<void> {
  holding += 1;
  await happened.catch(() => undefined);
  holding -= 1;
}

let urgent: Promise<unknown> = Promise.resolve();

/** Marks what the reader has asked for and waits for: nothing else may take its line or processor. */
export function markUrgent(work: Promise<unknown>): void {
  urgent = Promise.allSettled([urgent, work]);
  holdUntil(work);
}

/** Resolves when nothing urgent is under way, not even by the event that is being handled. */
export async function whenNotUrgent(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await urgent;
}
