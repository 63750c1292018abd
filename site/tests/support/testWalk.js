import { parentPort, workerData } from 'node:worker_threads';

// Stands in for the thread of the steps: does what the text of a page says.
parentPort.on('message', (order) => {
  if (order === undefined) {
    parentPort.postMessage({ level: 'info', line: `end of ${workerData}` });
    parentPort.postMessage({ html: '' });
  } else if (order.html === 'die') {
    process.exit(3);
  } else if (order.html === 'fail') {
    parentPort.postMessage({ error: new Error(`links, /${order.path}: no such thing`) });
  } else {
    parentPort.postMessage({ html: `${order.html} seen` });
  }
});
