import { book } from '@0610studio/zs-ui/facts';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { absoluteUrl } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { releases } from '../../toolkit/facts/releases.ts';
import { docsManifest } from '../agents/docsManifest.ts';
import { serverPackage } from '../agents/serverPackage.ts';
import { linkCheck } from '../links/linkCheck.ts';
import { searchStep } from '../search/searchStep.ts';
import { markdownFiles } from '../seo/markdownFiles.ts';
import { placeStyles } from '../styles/placeStyles.ts';
import { buildFacts } from './buildFacts.ts';
import type { Step } from './types.ts';

const { base, url, search } = siteConfig;

/** Addresses that lead to other ones, as a server is told them. */
const redirects = () =>
  Object.fromEntries(
    pageTable().pages.flatMap((page) => (page.kind === 'redirect' ? [[page.path, page.to]] : [])),
  );

/**
 * Creates the steps of the build in the order in which they run.
 * @param folder folder of the built site with a slash at its end
 */
export function makeSteps(folder: string): readonly Step[] {
  const links = linkCheck({ base, origin: url });
  return [
    markdownFiles(),
    searchStep({ isHosted: search.provider !== 'embedded' }),
    docsManifest({
      version: book.documented.version,
      versions: releases.map(({ version }) => version),
      site: absoluteUrl(''),
    }),
    serverPackage({ site: absoluteUrl('') }),
    placeStyles({ folder, base }),
    buildFacts({ base, redirects: redirects() }),
    // Last: it checks what the others wrote.
    links,
  ];
}
