/** A worker that will answer searches. */
export interface EngineWorker {
  worker: Worker;
  /** Resolves when the worker cannot be started; nobody need be listening by then. */
  lost: Promise<void>;
}

/** What a page may start before the client has come. */
export interface EarlyIndex {
  headings: Promise<Response>;
  engine: EngineWorker;
}

/** Starts the worker of the engine. It takes about as long as the client takes to come. */
export function startEngine(): EngineWorker {
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
  const lost = new Promise<void>((resolve) => {
    worker.addEventListener('error', () => resolve(), { once: true });
  });
  return { worker, lost };
}
