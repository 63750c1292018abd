import type { BundledPage } from '../../shared/docsFiles.ts';

/** A section of a page: its heading and what follows, deeper sections included. */
export interface PageSection {
  id: string;
  heading: string;
  /** Of its heading: 1 for that of the page. */
  level: number;
  markdown: string;
}

/** Cuts a page at its headings. Lines of code are none. */
export function sectionsOf({ markdown, sections }: BundledPage): PageSection[] {
  const lines = markdown.split('\n');
  const starts: { at: number; level: number; heading: string }[] = [];
  let fence = '';
  lines.forEach((line, at) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (mark && (!fence || line.trim().startsWith(fence))) {
      fence = fence ? '' : mark;
    }
    const [, signs = '', heading = ''] = (!fence && /^(#{1,6}) +(.*)$/.exec(line)) || [];
    if (signs) {
      starts.push({ at, level: signs.length, heading: heading.trim() });
    }
  });
  const ids = [...sections];
  return starts.map(({ at, level, heading }, n) => {
    const next = starts.slice(n + 1).find((start) => start.level <= level);
    // The title of the page has no id, and a deeper section may repeat it.
    const place = level === 1 ? -1 : ids.findIndex((section) => section.heading === heading);
    const id = ids.splice(0, place + 1).at(-1)?.id ?? '';
    return { id, heading, level, markdown: lines.slice(at, next?.at).join('\n').trim() };
  });
}

/** Finds the deepest section of a path of headings, outermost first: rows of tables have none. */
export const deepestSection = (
  sections: readonly PageSection[],
  headings: readonly string[],
): PageSection | undefined =>
  headings
    .map((heading) => findSection(sections, heading))
    .findLast((section) => section !== undefined);

/** Letters of a heading that tell it from another: no signs of Markdown, spaces or case. */
export const plain = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Finds a section by its id or its heading. */
export function findSection(
  sections: readonly PageSection[],
  written: string,
): PageSection | undefined {
  const wanted = plain(written);
  if (!wanted) {
    return undefined;
  }
  return (
    sections.find(({ id }) => id === written) ??
    sections.find(({ heading }) => plain(heading) === wanted) ??
    sections.find(({ id }) => plain(id) === wanted)
  );
}

/** The deeper sections of a section. */
export function sectionsWithin(
  sections: readonly PageSection[],
  section: PageSection,
): PageSection[] {
  const after = sections.slice(sections.indexOf(section) + 1);
  const end = after.findIndex(({ level }) => level <= section.level);
  return end < 0 ? after : after.slice(0, end);
}
