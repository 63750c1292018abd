import { siteConfig } from '../../site.config.ts';
import { lightPages } from '../light-pages/lightPages.ts';
import { countLinks } from '../links/countLinks.ts';
import { linkCheck } from '../links/linkCheck.ts';
import { offlineWorker } from '../offline/offlineWorker.ts';
import { searchStep } from '../search/searchStep.ts';
import { markdownFiles } from '../seo/markdownFiles.ts';
import { firstPaint } from '../styles/firstPaint.ts';
import { buildFacts } from './buildFacts.ts';
import type { Step } from './types.ts';

const { base, url, offline, search } = siteConfig;

/**
 * What happens to each page between its rendering and its writing, in this order, and at the end of
 * the build. The steps run in a thread of plain Node: what they import is TypeScript that Node reads
 * by itself, no .tsx and nothing that Vite makes.
 * @param folder the site as it is being built, with a slash at its end
 */
export function makeSteps(folder: string): readonly Step[] {
  const links = linkCheck({ base, origin: url });
  return [
    markdownFiles(),
    searchStep({ isHosted: search.provider !== 'embedded' }),
    // Before the styles move: a light page takes them out whole.
    lightPages({ folder, base }),
    firstPaint({ folder, base }),
    countLinks(links.count),
    offlineWorker({ base, enabled: offline }),
    buildFacts({ base }),
    // Last: it looks at what the others wrote.
    links,
  ];
}
