import type { Docs } from '../../docs/index.ts';
import type { BundledPage } from '../../shared/docsFiles.ts';
import { deepestSection, findSection, type PageSection, plain } from './sections.ts';

/** The section with a title as a row of a search writes it: with those above it, or in English. */
export function namedSection(
  { englishTitles }: Docs,
  { path }: BundledPage,
  sections: readonly PageSection[],
  wanted: string,
): PageSection | undefined {
  const [, title = '', english = ''] =
    /^(.*?)(?: \(([^()]*)\))?$/.exec(wanted.split(' > ').at(-1) ?? '') ?? [];
  const isEnglish = ({ id }: PageSection) => {
    const own = plain(englishTitles.get(`${path}#${id}`) ?? '');
    return own !== '' && [plain(wanted), plain(english)].includes(own);
  };
  return (
    deepestSection(sections, [wanted, wanted.split(' > ').at(-1) ?? '']) ??
    sections.find(isEnglish) ??
    (title ? findSection(sections, title) : undefined)
  );
}

/** The section of an anchor; that around it where it marks a row or an example. */
export function sectionAt(
  { headings, components }: Docs,
  place: string,
  sections: readonly PageSection[],
): PageSection | undefined {
  const [, anchor = ''] = place.split('#');
  const [kind, owner = ''] = anchor.split('-');
  const example = components.examples.find(({ name }) => kind === 'example' && name === owner);
  const headingsAt = headings.get(place);
  return (
    sections.find(({ id }) => id !== '' && id === anchor) ??
    sections.findLast(({ markdown }) => example && markdown.includes(example.source.trim())) ??
    deepestSection(sections.slice(1), headingsAt ?? ['API', owner])
  );
}
