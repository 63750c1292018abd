import { readFile, writeFile } from 'node:fs/promises';
import type { Step } from '../postprocess/types.ts';

const PLACEHOLDER = '<b data-count="links">';

/**
 * Writes the number of checked links into the home page. Put it before the steps whose end reads
 * the written pages.
 * @param count number of links on all pages, called after every page was read
 */
export function countLinks(count: () => number): Step {
  return {
    name: 'count of links',
    async end({ folder }) {
      const file = `${folder}index.html`;
      const html = await readFile(file, 'utf8');
      if (!html.includes(PLACEHOLDER)) {
        throw new Error(
          `index.html: ${PLACEHOLDER}이(가) 없어 확인한 링크 수를 기록하지 못했습니다.`,
        );
      }
      const figure = count().toLocaleString('ko-KR');
      await writeFile(file, html.replace(PLACEHOLDER, `${PLACEHOLDER}${figure}`));
    },
  };
}
