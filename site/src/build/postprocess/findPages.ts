import { readdir } from 'node:fs/promises';
import type { SitePage } from '../../content/page-table/types.ts';
import { cleanPath } from '../../settings/cleanPath.ts';

/** The document in the iframes of examples: it has its own security policy, and no links. */
const NOT_PAGES = /^preview\//;

/** A page and its file below the folder of the build. */
interface PageFile {
  page: SitePage;
  file: string;
}

/** Path of a page below the base from its file. */
const pathOf = (file: string) => cleanPath(`/${file}`).slice(1);

/**
 * Lists the written pages, sorted by file: two builds of one site have the same result.
 * @param folder of the built site
 * @param known pages of the page table by path
 * @param own files of the site's owner, below the folder of the build: their HTML is no page
 * @throws Error for a written page that is not in the table, and for one of the table not written
 */
export async function findPages(
  folder: string,
  known: ReadonlyMap<string, SitePage>,
  own: ReadonlySet<string> = new Set(),
): Promise<PageFile[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.html') && !NOT_PAGES.test(name) && !own.has(name))
    .sort();
  const pages = files.map((file) => {
    const page = known.get(pathOf(file));
    if (!page) {
      throw new Error(
        `${file}: 페이지 표에 없는 페이지가 만들어졌습니다. src/content/page-table/builtInPages.ts에 한 줄을 추가하거나 그 파일을 삭제하세요.`,
      );
    }
    return { page, file };
  });
  const written = new Set(pages.map(({ page }) => page.path));
  const lost = [...known.keys()].find((path) => !written.has(path));
  if (lost !== undefined) {
    throw new Error(
      `/${lost}: 페이지 표에는 있지만 만들어지지 않았습니다. src/pages에 그 주소의 파일이 있는지 확인하세요.`,
    );
  }
  return pages;
}
