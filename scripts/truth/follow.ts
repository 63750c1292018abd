// npm run follow -- CHECKOUT: what a newer version of the toolkit asks for, beside what npm run truth and git diff
// say, as a list by file and line.
// CHECKOUT is a clone with its history, in which the newer version stands; --from compares with another
// version than the documented one. It reads, and writes only into .cache/follow.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { book, factFile } from '@0610studio/zs-ui/facts';
import { readApiFile } from '@zs-docs/api-docs/build';
import { followList } from './follow/followList.ts';
import { listText } from './follow/list.ts';
import { pinRows, readPins } from './follow/pinRows.ts';
import { copyCheckout, copyCommit } from './follow/readSide.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Commit of a version. */
function commitOf(version: string): string {
  const release = book.releases.find((one) => one.version === version);
  if (release === undefined) {
    throw new Error(`releases.json has no version ${version}. Name one of it: --from 1.2.3`);
  }
  return release.commit;
}

/** Prints the list. */
async function follow(checkout: string, from: string): Promise<void> {
  const work = join(root, '.cache/follow');
  copyCommit(checkout, commitOf(from), join(work, 'before'));
  copyCheckout(checkout, join(work, 'after'));
  const sections = await followList(work, {
    documented: book.documented,
    notes: book.behaviours,
    notesText: readFileSync(factFile('behaviour.yml'), 'utf8'),
    api: readApiFile(join(root, 'packages/toolkit/api.json')),
    pinRows: (newer) => pinRows(book.sdks, newer, (sdk) => readPins(sdk, join(work, 'npm'))),
  });
  console.log(listText(sections));
  const sources = `${join(work, 'before')} ${join(work, 'after')}`;
  console.log(`\nNothing was written. What differs: git diff --no-index -w ${sources}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: book.documented.version } },
});
const checkout = positionals[0] && resolve(positionals[0]);
if (!checkout || !existsSync(join(checkout, 'src/index.ts'))) {
  console.error(
    'Name a checkout of the published toolkit, a folder with src/index.ts: npm run follow -- PATH',
  );
  process.exitCode = 1;
} else {
  await follow(checkout, values.from);
}
