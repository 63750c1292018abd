// npm start: install what is missing, build what changed, serve the built site.

import { endWithNpm } from './lib/endWithNpm.mjs';
import { readLastBuild } from './lib/freshness.mjs';
import { ensureInstalled, env, run, stop } from './lib/install.mjs';

endWithNpm();
await ensureInstalled({ production: true });
const { settings, isFresh } = readLastBuild();
if (!isFresh) {
  const given = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  console.log(['사이트를 빌드합니다.', ...given].join(' '));
  const code = await run('node', ['scripts/build.ts'], { env: { ...env, ...settings } });
  if (code > 128) {
    process.exit(code);
  }
  if (code !== 0) {
    stop(
      '사이트를 빌드하지 못했습니다. 위의 오류를 수정한 뒤 다시 실행하세요. 마지막으로 빌드한 사이트는 그대로 남아 있습니다.',
    );
  }
}
process.exitCode = await run('node', ['scripts/serve.ts']);
