import type { SiteConfig } from './defineSiteConfig.ts';
import { href } from './paths.ts';

/** A version of the docs as tools that read the site's metadata expect it. */
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
 * @param docs pages of the site; unlisted ones belong to no sidebar
 */
export function docsData(
  version: SiteConfig['docsVersion'],
  docs: readonly { id: string; unlisted: boolean }[],
): DocsData {
  return {
    name: version.name,
    label: version.label,
    isLast: version.isLast,
    path: href('docs').replace(/\/$/, ''),
    mainDocId: 'intro',
    docs: docs
      .map(({ id, unlisted }) => ({
        id,
        path: href(`docs/${id}/`),
        ...(unlisted ? {} : { sidebar: 'tutorialSidebar' }),
      }))
      .sort((a, b) => a.id.localeCompare(b.id, 'en')),
    draftIds: [],
  };
}
