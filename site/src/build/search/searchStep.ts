import { mkdir, writeFile } from 'node:fs/promises';
import {
  INDEX_FOLDER,
  IndexTooLarge,
  MAX_EMBEDDED_LETTERS,
  readPage,
  type SearchRecord,
  writeIndex,
} from '@zs-docs/search/build';
import { href } from '../../settings/paths.ts';
import type { Step } from '../postprocess/types.ts';
import { readSynonyms } from './readSynonyms.ts';

/** Beside the index, for `npm run search:push`. */
const SYNONYMS_FILE = 'synonyms.json';

/**
 * Writes the search index of the built pages into `search-index/`, and the synonyms beside it. A site
 * with a hosted provider that is too large for an index is built without one.
 * @throws IndexTooLarge for any other site of that size
 */
export function searchStep({ isHosted }: { isHosted: boolean }): Step {
  const recordsOf = new Map<string, SearchRecord[]>();
  return {
    name: 'search records',
    page({ page, document }) {
      recordsOf.set(page.path, readPage(document, href(page.path), { articlesOnly: true }));
      return undefined;
    },
    async end({ folder, log }) {
      const records = [...recordsOf.values()].flat();
      const synonyms = readSynonyms();
      const into = `${folder}${INDEX_FOLDER}`;
      await mkdir(into, { recursive: true });
      await writeFile(`${into}/${SYNONYMS_FILE}`, JSON.stringify(synonyms));
      try {
        const { letters } = await writeIndex(records, into, { synonyms });
        if (!isHosted && letters > MAX_EMBEDDED_LETTERS) {
          log(
            `색인에 담긴 글이 ${letters}자로 ${MAX_EMBEDDED_LETTERS}자를 넘어 느린 회선에서는 검색이 늦어집니다. search.provider에서 호스팅 검색을 설정하세요.`,
          );
        }
      } catch (error) {
        if (!isHosted || !(error instanceof IndexTooLarge)) {
          throw error;
        }
        log('No search index: the site is too large for one and asks its provider');
        return;
      }
      const sections = records.filter((record) => record.type !== 'content').length;
      log(`Search index: ${sections} sections`);
    },
  };
}
