/** Work that the reader waits for. */
const pending = new Set<Promise<unknown>>();

/** Blocks background work until a promise is fulfilled or rejected. */
export function blockBackground(work: Promise<unknown>): void {
  pending.add(work);
  const unblock = () => pending.delete(work);
  work.then(unblock, unblock);
}

/** Resolves once the reader waits for nothing. */
export async function afterForeground(): Promise<void> {
  // Listeners of the event that is being dispatched may still call blockBackground.
  await new Promise((resolve) => setTimeout(resolve));
  while (pending.size > 0) {
    await Promise.allSettled(pending);
  }
}
