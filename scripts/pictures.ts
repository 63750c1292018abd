// npm run pictures: makes the pictures of new examples, renews those of the site, and lists what to
// look at. With names of examples it renews theirs: npm run pictures -- Alert.basic
import { spawnSync } from 'node:child_process';
import { examplesWithoutPicture } from '../tests/support/examplePictures.ts';
import { root, run } from './lib/install.mjs';

const asked = process.argv.slice(2);
const isEverything = asked.length === 0;

/** Takes the pictures of a file of tests, of all or of those that a pattern finds. */
const take = (spec: string, ...only: string[]) =>
  run('playwright', ['test', `tests/${spec}.spec.ts`, '--update-snapshots', ...only]);

const codes: number[] = [];
for (const name of isEverything ? examplesWithoutPicture() : asked) {
  // A dot stands for any letter: a shell that is asked on Windows would part the words at a space.
  codes.push(await take('examples', '-g', `${name}.draws`));
}
if (isEverything) {
  codes.push(await take('looks'));
}
codes.push(await run('node', ['scripts/shrinkPictures.ts']));

const { stdout } = spawnSync('git', ['status', '--porcelain', '-uall', '--', 'tests/screenshots'], {
  cwd: root,
  encoding: 'utf8',
});
console.log(
  stdout ? `\n눈으로 살펴보고 커밋할 그림입니다.\n${stdout}` : '\n달라진 그림이 없습니다.',
);
process.exitCode = Math.max(...codes);
