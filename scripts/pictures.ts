// npm run pictures: takes screenshots of new examples, updates those of the site, and lists what changed.
// With names of examples it updates theirs: npm run pictures -- Alert.basic
import { spawnSync } from 'node:child_process';
import { examplesWithoutPicture, phoneExamples } from '../tests/support/examplePictures.ts';
import { explainOtherPictures, recordDrawnWith } from './lib/drawnWith.mjs';
import { env, root, run, stop } from './lib/install.mjs';

const names = process.argv.slice(2);
const isEverything = names.length === 0;

/** Updates the screenshots of a spec file. */
const updateSnapshots = (spec: string, ...only: string[]) =>
  run('playwright', ['test', `tests/${spec}.spec.ts`, '--update-snapshots', ...only], {
    env: { ...env, TEST_SCOPE: 'all' },
  });

/** Another browser or font changes every screenshot. */
const isOtherMachine = explainOtherPictures() !== undefined;
if (isEverything) {
  recordDrawnWith();
} else if (isOtherMachine) {
  stop(`${explainOtherPictures()} 이름 없이 npm run pictures를 실행해 모두 새로 만드세요.`);
}

const codes: number[] = [];
const missing = isOtherMachine ? phoneExamples : examplesWithoutPicture();
for (const name of isEverything ? missing : names) {
  // The dot matches the space of the title: the shell that runs commands on Windows splits at spaces.
  codes.push(await updateSnapshots('examples', '-g', `${name}.draws`));
}
if (isEverything) {
  codes.push(await updateSnapshots('looks'));
}
codes.push(await run('node', ['scripts/shrinkPictures.ts']));

const { stdout } = spawnSync('git', ['status', '--porcelain', '-uall', '--', 'tests/screenshots'], {
  cwd: root,
  encoding: 'utf8',
});
console.log(
  stdout ? `\n확인한 뒤 커밋할 스크린샷입니다.\n${stdout}` : '\n달라진 스크린샷이 없습니다.',
);
process.exitCode = Math.max(...codes);
