// npm run pictures: takes screenshots anew where they differ or are missing, and lists what changed.
// With names of examples it takes theirs alone: npm run pictures -- Alert.basic
import { spawnSync } from 'node:child_process';
import { ensureTestBrowser, isPinned } from './lib/browser.mjs';
import { ensureInstalled, root, run, stop } from './lib/install.mjs';

if (!isPinned) {
  stop(
    '스크린샷은 Linux x64에서만 만들 수 있습니다. 이 컴퓨터에서는 스크린샷 없이 풀 리퀘스트를 여세요. 필요한 스크린샷은 GitHub의 Test 워크플로가 만들어 test-results에 담습니다. 내려받아 tests/screenshots에 커밋하세요.',
  );
}
await ensureInstalled();
await ensureTestBrowser();

const names = process.argv.slice(2);
// The dot matches the space of the title, which a shell would split at.
const only = names.length > 0 ? ['-g', `(${names.join('|')}).draws`] : [];
const specs = ['examples', ...(names.length > 0 ? [] : ['looks'])].map(
  (name) => `tests/${name}.spec.ts`,
);
const tested = await run('playwright', ['test', ...specs, '--update-snapshots', ...only]);
const shrunk = await run('node', ['scripts/shrinkPictures.ts']);

const { stdout } = spawnSync('git', ['status', '--porcelain', '-uall', '--', 'tests/screenshots'], {
  cwd: root,
  encoding: 'utf8',
});
console.log(
  stdout ? `\n확인한 뒤 커밋할 스크린샷입니다.\n${stdout}` : '\n달라진 스크린샷이 없습니다.',
);
process.exitCode = tested || shrunk;
