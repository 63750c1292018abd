// npm start: install what is missing, build what changed, serve the built site.
import { isBuildFresh, markBuildFresh } from './lib/freshness.mjs';
import { ensureInstalled, run, stop } from './lib/install.mjs';

ensureInstalled();
if (!isBuildFresh()) {
  console.log('사이트를 빌드합니다.');
  if (run('node', ['scripts/build.ts']) !== 0) {
    stop('사이트를 빌드하지 못했습니다. 위의 오류가 가리키는 파일을 고친 뒤 다시 실행하십시오.');
  }
  markBuildFresh();
}
process.exitCode = run('node', ['scripts/serve.ts']);
