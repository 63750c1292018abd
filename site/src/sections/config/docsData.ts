import type { DocPage } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import type { SiteConfig } from '../../settings/settingsSchema.ts';

/** Metadata of a docs version in the shape of the Docusaurus docs plugin. */
export interface DocsData {
  name: string;
  label: string;
  isLast: boolean;
  path: string;
  mainDocId: string;
  docs: { id: string; path: string; sidebar?: string }[];
  draftIds: string[];
}

/**
 * Metadata of the published docs version.
 * @param docs pages of the documentation; unlisted ones belong to no sidebar
 */
export function docsData(version: SiteConfig['docsVersion'], docs: readonly DocPage[]): DocsData {
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    path: href('docs').replace(/\/$/, ''),
    mainDocId: 'intro',
    docs: docs
      .map(({ path, listed }) => ({
        id: path.slice('docs/'.length, -1),
        path: href(path),
        ...(listed ? { sidebar: 'tutorialSidebar' } : {}),
      }))
      .sort((a, b) => a.id.localeCompare(b.id, 'en')),
    draftIds: [],
  };
}
