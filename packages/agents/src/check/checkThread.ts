// The thread that compiles. It is ended from outside when a check takes too long.
import { parentPort } from 'node:worker_threads';
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { type Failure, READY } from './CompilerThread.ts';
import { readArchive } from './declarations/archive.ts';
import { openChecks } from './findAll.ts';
import { ARCHIVE_FILE } from './places.ts';

const archive = readArchive(ARCHIVE_FILE);
const check = openChecks(archive);

function answerOf(question: CheckQuestion): CheckAnswer | Failure {
  try {
    return check(question);
  } catch (error) {
    // The compiler calls itself for each level of the code, until the stack ends.
    return error instanceof RangeError ? 'tooDeep' : 'fault';
  }
}

parentPort?.on('message', (question: CheckQuestion) => {
  parentPort?.postMessage(answerOf(question));
});
// The first check parses all declarations: it is not one that somebody waits for.
check({ code: '', version: archive.history.versions.at(-1) ?? '' });
parentPort?.postMessage(READY);
