// The process that compiles. It is ended from outside when a check takes too long, and ends with its parent.
import type { CheckAnswer, CheckQuestion } from '../shared/finding.ts';
import { type Failure, READY } from './CompilerProcess.ts';
import { readArchive } from './declarations/archive.ts';
import { endWithParent } from './endWithParent.ts';
import { openChecks } from './findAll.ts';
import { ARCHIVE_FILE } from './places.ts';

endWithParent();
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

process.on('message', (question: CheckQuestion) => {
  process.send?.(answerOf(question));
});
process.on('disconnect', () => process.exit());
// The first check parses all declarations: it is not one that somebody waits for.
check({ code: '', version: archive.history.versions.at(-1) ?? '' });
process.send?.(READY);
