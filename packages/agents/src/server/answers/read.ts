import type { Docs } from '../../docs/index.ts';
import type { BundledPage } from '../../shared/docsFiles.ts';
import { UserError } from '../../shared/userError.ts';
import { markdownOf, readPath } from '../paths.ts';
import { nearestLine, quote } from './nearest.ts';
import { findSection, type PageSection, sectionsOf, sectionsWithin } from './sections.ts';

/** Letters of one answer: clients cut what is longer, and an agent needs less. */
const MAX_READ_LETTERS = 24_000;
/** Pages that are named when one is unknown. */
const NEAR_PAGES = 5;

/** A page as Markdown, or one section of it. */
export function answerRead(
  docs: Docs,
  asked: { page: string; section?: string | undefined },
): string {
  const { page: path, anchor } = readPath(asked.page, docs.site);
  const page = docs.pages.get(path) ?? findByTitle(docs, asked.page);
  if (!page) {
    throw unknownPage(docs, asked.page);
  }
  const wanted = asked.section ?? anchor;
  if (wanted === undefined) {
    return bounded(page, page.markdown, sectionsOf(page));
  }
  const sections = sectionsOf(page);
  const section = findSection(sections, wanted);
  if (!section) {
    throw new UserError(
      `${markdownOf(page.path)}에 ${quote(wanted)} 섹션이 없습니다. 다음 가운데 하나를 section에 전달하거나 생략하세요.\n${listOf(sections)}`,
    );
  }
  return bounded(page, section.markdown, sectionsWithin(sections, section));
}

function findByTitle({ pages }: Docs, written: string): BundledPage | undefined {
  const title = written.trim().toLowerCase();
  return [...pages.values()].find((page) => page.title.toLowerCase() === title);
}

function unknownPage(docs: Docs, written: string): UserError {
  const { page } = readPath(written.slice(0, 200), docs.site);
  const last = page.split('/').at(-2) ?? page;
  const pages = [...docs.pages.values()];
  const near = nearestLine(
    last,
    pages.map(({ path, title }) => path.split('/').at(-2) ?? title),
  );
  const found = docs.search(last || written, NEAR_PAGES).hits.map(({ url }) => url.split('#')[0]);
  const paths = new Set(
    found.map((url = '') => markdownOf(url.replace(new URL(docs.site).pathname, ''))),
  );
  return new UserError(
    `${quote(written)} 페이지가 없습니다.${near}${paths.size ? ` 관련된 페이지: ${[...paths].join(', ')}.` : ''} search로 페이지의 경로를 찾으세요.`,
  );
}

const listOf = (sections: readonly PageSection[]) =>
  sections
    .map(({ level, heading, id }) => `${'  '.repeat(level - 1)}- ${heading}${id && ` (${id})`}`)
    .join('\n');

/** The text as it is, or as far as an answer reaches, with the sections to go on with. */
function bounded(page: BundledPage, text: string, sections: readonly PageSection[]): string {
  if (text.length <= MAX_READ_LETTERS) {
    return text;
  }
  const end = text.lastIndexOf('\n', MAX_READ_LETTERS);
  return [
    text.slice(0, end > 0 ? end : MAX_READ_LETTERS),
    `(${text.length}자 가운데 앞부분입니다. 나머지는 ${markdownOf(page.path)}의 섹션을 section에 전달해 읽으세요.)`,
    listOf(sections),
  ].join('\n\n');
}
