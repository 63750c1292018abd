// The thread of endWithParent: while the compiler works, no event reaches the main one.
import { workerData } from 'node:worker_threads';

/** How often the parent is looked for. */
const INTERVAL_MS = 1000;

setInterval(() => {
  if (process.ppid !== workerData) {
    process.kill(process.pid, 'SIGKILL');
  }
}, INTERVAL_MS);
