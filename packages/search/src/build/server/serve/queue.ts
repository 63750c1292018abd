/**
 * Lets tasks run one after another, each in a turn of the event loop of its own: however many
 * wait, one answer is being made, and those that are ready go out in between.
 */
export function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(() => new Promise((resume) => setImmediate(resume))).then(task);
    last = done.catch(() => undefined);
    return done;
  };
}
