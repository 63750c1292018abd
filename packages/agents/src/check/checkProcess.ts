// The process that compiles. It is ended from outside when a check takes too long, and ends with its parent.
import type { CheckQuestion } from '../shared/finding.ts';
import { readArchive } from './declarations/archive.ts';
import { openChecks } from './findAll.ts';
import { ARCHIVE_FILE } from './places.ts';

const check = openChecks(readArchive(ARCHIVE_FILE));
process.on('message', (question: CheckQuestion) => {
  process.send?.(check(question));
});
process.on('disconnect', () => process.exit());
