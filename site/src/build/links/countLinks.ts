import { readFile, writeFile } from 'node:fs/promises';
import type { Step } from '../postprocess/types.ts';

const PLACE = '<b data-count="links">';

/**
 * Writes how many links were checked where the home page names the number. Put it before the steps
 * whose end reads the written pages.
 * @param count how many the pages hold, once every one has been read
 */
export function countLinks(count: () => number): Step {
  return {
    name: 'count of links',
    async end({ folder }) {
      const file = `${folder}index.html`;
      const html = await readFile(file, 'utf8');
      if (!html.includes(PLACE)) {
        throw new Error(`index.html: ${PLACE}이(가) 없어 확인한 링크의 수를 적지 못했습니다.`);
      }
      const figure = count().toLocaleString('ko-KR');
      await writeFile(file, html.replace(PLACE, `${PLACE}${figure}`));
    },
  };
}
