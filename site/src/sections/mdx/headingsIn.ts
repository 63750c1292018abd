import type { ComponentName } from '../../content/markdown/componentNames.ts';
import type { OutlineEntry, PageHeading } from '../../content/markdown/toc.ts';
import { tokenHeadings } from '../../toolkit/tokens/TokenExplorer.tsx';
import { changelogHeadings } from '../changelog/Changelog.tsx';

/** Headings that components render, by component. */
const componentHeadings: Partial<Record<ComponentName, readonly PageHeading[]>> = {
  Changelog: changelogHeadings,
  TokenExplorer: tokenHeadings,
};

/** Headings of a text in order: those that its author wrote and those that components render. */
export function headingsIn(outline: readonly OutlineEntry[]): PageHeading[] {
  return outline.flatMap((entry) =>
    'component' in entry ? (componentHeadings[entry.component as ComponentName] ?? []) : entry,
  );
}
