// npm run search:serve -- [FOLDER] [--port 7700] [--host 127.0.0.1]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openIndex } from '../indexFiles.ts';
import { createQueriesServer } from './createServer.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: process.env.PORT ?? '7700' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});
const ownIndex = fileURLToPath(new URL('../../../../../site/dist/search-index', import.meta.url));
const folder = positionals[0] ?? ownIndex;

async function main(): Promise<void> {
  const client = await openIndex(folder).catch(() => {
    throw new Error(
      `${folder} 폴더에서 검색 색인을 읽지 못했습니다. npm run build로 사이트를 먼저 빌드하십시오.`,
    );
  });
  const server = createQueriesServer(client);
  server.on('error', (error) => {
    console.error(
      `${values.port} 포트를 열지 못했습니다(${error.message}). --port로 다른 포트를 고르십시오.`,
    );
    process.exitCode = 1;
  });
  server.listen(Number(values.port), values.host, () => {
    console.log(`검색 서버: POST http://${values.host}:${values.port}/1/indexes/*/queries`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
