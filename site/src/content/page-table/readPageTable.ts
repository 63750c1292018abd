import { z } from 'astro/zod';
import { siteConfig } from '../../site.config.ts';
import { listPages, pathOfFile } from '../files/listPages.ts';
import { ContentError, readEach, readMdx, readText, readYaml } from '../files/readSource.ts';
import { categorySchema, pageSchema } from '../files/schemas.ts';
import { builtInPages } from './builtInPages.ts';
import { groupRedirects } from './groupRedirects.ts';
import { readQuestions } from './questions.ts';
import { readBlog } from './readBlog.ts';
import { readDocs } from './readDocs.ts';
import type { Category, PageTable, PlainPage, SitePage } from './types.ts';

/**
 * Reads every page of the site: the one place that knows how a file becomes an address.
 * @param root folder of the site with a slash at its end
 * @returns what is right, and the mistakes of authors: front matter, names, addresses taken twice
 * @throws ContentError for a mistake in a list of groups, questions, authors or tags
 */
export function readPageTable(root: string): PageTable & { faults: readonly ContentError[] } {
  const faults: ContentError[] = [];
  const categories = readCategories(root);
  const questions = readQuestions(root);
  const docs = readDocs(root, { categories, questions }, faults);
  const pages = [
    ...Object.values(builtInPages),
    ...docs,
    ...groupRedirects(categories, docs),
    ...readBlog(root, faults),
    ...readPlainPages(root, faults),
  ];
  const sound = refuseSharedAddresses(root, pages, faults);
  return { pages: sound, categories, questions, faults };
}

function readCategories(root: string): Category[] {
  const file = 'content/docs/categories.yml';
  const categories = readYaml(root, file, z.array(categorySchema));
  const paths = categories.map(({ path }) => path);
  const twice = paths.find((path, at) => paths.indexOf(path) !== at);
  if (twice !== undefined) {
    throw new ContentError(file, 0, `"${twice}" 그룹이 두 번 있습니다. 하나를 삭제하세요.`);
  }
  return categories;
}

function readPlainPages(root: string, faults: ContentError[]): PlainPage[] {
  const options = { pages: /\.mdx$/, where: '페이지의 확장자는 소문자 .mdx입니다.' };
  const names = listPages(root, 'content/pages', options, faults);
  return readEach(names, faults, (name) => {
    const file = `content/pages/${name}`;
    const { title, description, unlisted, draft, keywords } = readMdx(root, file, pageSchema).data;
    const more = { listed: !unlisted, draft, keywords, section: siteConfig.title };
    return { kind: 'page', path: pathOfFile(name), title, description, file, ...more };
  });
}

const dateOf = (page: SitePage) => (page.kind === 'post' ? page.date.getTime() : 0);

/** Line of a post that names its address. */
function slugLine(root: string, page: SitePage): number {
  const lines = page.kind === 'post' ? readText(root, page.file).split('\n') : [];
  return lines.findIndex((line) => /^slug:/.test(line)) + 1;
}

/**
 * Compares without case: macOS and Windows cannot store two paths that differ in case only. Of two
 * posts the newer one is at fault.
 * @returns pages whose address is theirs alone, in their order
 */
function refuseSharedAddresses(
  root: string,
  pages: readonly SitePage[],
  faults: ContentError[],
): SitePage[] {
  const taken = new Map([['preview/', '예제를 실행하는 페이지']]);
  const sound = readEach(
    pages.toSorted((a, b) => dateOf(a) - dateOf(b)),
    faults,
    (page) => {
      const owner = taken.get(page.path.toLowerCase());
      if (owner) {
        throw new ContentError(
          page.file ?? `src/pages/${page.path}`,
          slugLine(root, page),
          `/${page.path} 주소가 ${owner}와(과) 중복됩니다. 파일 이름이나 slug를 변경하세요.`,
        );
      }
      taken.set(page.path.toLowerCase(), page.file ? `site/${page.file}` : '사이트의 다른 페이지');
      return page;
    },
  );
  return pages.filter((page) => sound.includes(page));
}
