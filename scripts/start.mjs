// npm start: install what is missing, build what changed, serve the built site.
import { isBuildFresh } from './lib/freshness.mjs';
import { ensureInstalled, run, stop } from './lib/install.mjs';

await ensureInstalled();
if (!isBuildFresh()) {
  console.log('사이트를 빌드합니다.');
  const code = await run('node', ['scripts/build.ts']);
  if (code > 128) {
    process.exit(code);
  }
  if (code !== 0) {
    stop(
      '사이트를 빌드하지 못했습니다. 위의 오류가 가리키는 것을 고친 뒤 다시 실행하십시오. 그때까지는 마지막으로 빌드한 사이트가 그대로 남아 있습니다.',
    );
  }
}
process.exitCode = await run('node', ['scripts/serve.ts']);
