import type { Docs } from '../../docs/index.ts';
import type { BundledPage } from '../../shared/docsFiles.ts';
import { UserError } from '../../shared/userError.ts';
import { markdownOf, readPath } from '../paths.ts';
import { nearestLine, quote } from './nearest.ts';
import { relatedPages } from './related.ts';
import { namedSection, sectionAt } from './sectionAt.ts';
import { type PageSection, sectionsOf, sectionsWithin } from './sections.ts';

/** Letters of one answer: clients cut what is longer, and an agent needs less. */
const MAX_READ_LETTERS = 24_000;

/** What is read: a page, and a section of it. */
interface Question {
  page: string;
  section?: string | undefined;
}

/** A page as Markdown, or one section of it. */
export function answerRead(docs: Docs, { page: written, section: wanted }: Question): string {
  const { page: path, anchor } = readPath(written, docs.site);
  const page = docs.pages.get(path) ?? findByTitle(docs, written);
  if (!page) {
    throw unknownPage(docs, written, path);
  }
  const sections = sectionsOf(page);
  const section =
    wanted === undefined
      ? anchor && sectionAt(docs, `${page.path}#${anchor}`, sections)
      : namedSection(docs, page, sections, wanted);
  if (wanted !== undefined && !section) {
    throw new UserError(
      `${markdownOf(page.path)}에 ${quote(wanted)} 섹션이 없습니다. 다음 가운데 하나를 section에 전달하거나 생략하세요.\n${listOf(sections)}`,
    );
  }
  if (section) {
    return bounded(page, section.markdown, sectionsWithin(sections, section));
  }
  const whole = bounded(page, page.markdown, sections);
  return anchor
    ? `(${quote(anchor)} 섹션을 찾지 못해 페이지 전체를 표시합니다. 이 페이지의 섹션입니다.)\n\n${listOf(sections)}\n\n${whole}`
    : whole;
}

function findByTitle({ pages }: Docs, written: string): BundledPage | undefined {
  const title = written.trim().toLowerCase();
  return [...pages.values()].find((page) => page.title.toLowerCase() === title);
}

function unknownPage(docs: Docs, written: string, path: string): UserError {
  const last = path.split('/').at(-2) || written;
  const names = [...docs.pages.values()].map((page) => page.path.split('/').at(-2) ?? page.title);
  return new UserError(
    `${quote(written)} 페이지가 없습니다.${nearestLine(last, names)}${relatedPages(docs, last)} search로 페이지의 경로를 찾으세요.`,
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
