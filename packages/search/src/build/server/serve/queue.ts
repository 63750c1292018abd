/**
 * Creates a queue that runs tasks one after another, each in its own turn of the event loop, so that
 * responses are sent between them.
 * @example createQueue()(async () => 1) // 1
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(() => new Promise((resume) => setImmediate(resume))).then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
