import { readFile, writeFile } from 'node:fs/promises';
import type { Step } from '../built-pages/types.ts';

/**
 * Writes how many links were checked where the home page names the number. Put it before the steps
 * whose end reads the written pages.
 * @param count how many the pages hold, once every one has been read
 */
export function countLinks(count: () => number): Step {
  return {
    name: 'count of links',
    page: () => undefined,
    async end({ folder }) {
      const file = `${folder}index.html`;
      const html = await readFile(file, 'utf8');
      const place = '<b data-count="links">';
      if (!html.includes(place)) {
        throw new Error(`index.html: ${place}이(가) 없어 확인한 링크의 수를 적지 못했습니다.`);
      }
      await writeFile(file, html.replace(place, `${place}${count().toLocaleString('ko-KR')}`));
    },
  };
}
