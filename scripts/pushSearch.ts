// npm run search:push: sends the records of the built site to the provider of its settings.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { INDEX_FOLDER, readFolder } from '@zs-docs/search/build';
import { algoliasearch, pushRecords } from '@zs-docs/search/push';
import { siteConfig } from '../site/src/site.config.ts';
import { readBuildFacts } from './lib/buildFacts.mjs';
import { dist } from './lib/dist.mjs';
import { stop } from './lib/install.mjs';

const { search } = siteConfig;
if (search.provider !== 'algolia') {
  stop(
    "레코드를 보낼 곳이 없습니다. site/src/site.config.ts의 search를 { provider: 'algolia', … }로 설정하고 빌드한 뒤 다시 실행하세요.",
  );
}
const key = process.env.ALGOLIA_ADMIN_KEY;
if (!key) {
  stop(
    '관리자 키가 없습니다. 환경 변수 ALGOLIA_ADMIN_KEY를 설정하고 실행하세요. 키는 저장하지 않습니다.',
  );
}
const facts = readBuildFacts(dist);
if (!facts) {
  stop(`${dist}에 빌드된 사이트가 없습니다. npm run build를 먼저 실행하세요.`);
}

const { appId, indexName } = search;
const records = await readFolder(dist, { base: facts.base, articlesOnly: true });
const synonyms = JSON.parse(await readFile(join(dist, INDEX_FOLDER, 'synonyms.json'), 'utf8'));
console.log(`레코드 ${records.length}개를 ${indexName} 색인에 전송합니다.`);
try {
  await pushRecords(algoliasearch(appId, key), records, { indexName, synonyms });
} catch (error) {
  stop(
    `호스팅 검색이 요청을 거부했습니다(${(error as Error).message}). 레코드는 교체되지 않았습니다. 아이디, 키, 네트워크 연결을 확인하세요.`,
  );
}
console.log(`${indexName} 색인을 새 레코드로 교체했습니다.`);
