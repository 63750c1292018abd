// node packages/search/src/build/cli.ts FOLDER [--base /docs/] [--out FOLDER/search-index] [--category 문서]
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { INDEX_FOLDER, writeIndex } from './indexFiles.ts';
import { readFolder } from './readFolder.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string' },
    category: { type: 'string', default: '문서' },
    'articles-only': { type: 'boolean', default: false },
  },
});
const [folder] = positionals;

async function main(): Promise<void> {
  if (!folder) {
    throw new Error(
      'HTML 폴더를 알려 주지 않았습니다. 예: node packages/search/src/build/cli.ts dist --base /docs/',
    );
  }
  const { base, category } = values;
  const options = {
    base: `/${base}/`.replace(/\/+/g, '/'),
    category,
    articlesOnly: values['articles-only'],
  };
  const records = await readFolder(folder, options);
  if (records.length === 0) {
    throw new Error(
      `${folder} 폴더에서 검색할 글을 찾지 못했습니다. 폴더에 빌드된 HTML이 있는지 확인하십시오.`,
    );
  }
  const out = values.out ?? join(folder, INDEX_FOLDER);
  await writeIndex(records, out);
  const pages = new Set(records.map((record) => record.url_without_anchor)).size;
  const sections = records.filter((record) => record.type !== 'content').length;
  console.log(`${pages}쪽, ${sections}개 절을 ${out} 폴더에 적었습니다.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
