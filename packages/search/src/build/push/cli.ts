// npm run search:push -- --app APPID [--index zs-ui] [--folder site/dist] [--base /zs-ui/] [--dry-run]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { readFolder } from '../readFolder.ts';
import { pushRecords } from './pushRecords.ts';

const { values } = parseArgs({
  options: {
    app: { type: 'string', default: process.env.ALGOLIA_APP_ID ?? '' },
    index: { type: 'string', default: process.env.ALGOLIA_INDEX ?? 'zs-ui' },
    folder: {
      type: 'string',
      default: fileURLToPath(new URL('../../../../../site/dist', import.meta.url)),
    },
    base: { type: 'string', default: process.env.SITE_BASE ?? '/zs-ui/' },
    'dry-run': { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const records = await readFolder(values.folder, { base: values.base, articlesOnly: true }).catch(
    () => [],
  );
  if (records.length === 0) {
    throw new Error(
      `${values.folder} 폴더에 보낼 글이 없습니다. npm run build로 사이트를 먼저 빌드하십시오.`,
    );
  }
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  console.log(
    `${pages}쪽에서 레코드 ${records.length}개를 만들었습니다. 대상 색인: ${values.index}`,
  );
  if (values['dry-run']) {
    console.log('시험 실행이므로 아무것도 보내지 않았습니다.');
    return;
  }
  const key = process.env.ALGOLIA_ADMIN_KEY;
  if (!values.app) {
    throw new Error('`appId` is missing. --app 또는 ALGOLIA_APP_ID로 알려 주십시오.');
  }
  if (!key) {
    throw new Error(
      '관리자 키가 없습니다. 환경 변수 ALGOLIA_ADMIN_KEY에 넣어 실행하십시오. 키는 어디에도 저장하지 않습니다.',
    );
  }
  await pushRecords(algoliasearch(values.app, key), records, {
    indexName: values.index,
    onProgress: (sent, all) => console.log(`${sent} / ${all} 보냄`),
  });
  console.log(`${values.index} 색인을 새 레코드로 바꿨습니다.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
