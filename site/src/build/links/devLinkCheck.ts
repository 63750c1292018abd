import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { parse } from 'parse5';
import { ContentError } from '../../content/files/readSource.ts';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { decodeAddress } from '../../settings/decodeAddress.ts';
import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { elementsIn } from '../postprocess/elements.ts';
import { checkLinks } from './checkLinks.ts';
import { describeProblem } from './describeProblem.ts';
import { type PageLinks, readLinks } from './readLinks.ts';

const { base, url } = siteConfig;

/** What a page asks for comes first: its links are read after so long. */
const DELAY_MS = 1000;

/** Marks what the check itself asks for. */
const MARK = 'x-link-check';

/** Files that routes or the build alone write. */
const MADE = /\.(?:md|txt|xml|json|tgz|css|webmanifest)$/;

const files = { has: (path: string) => MADE.test(path) || existsSync(`public/${path}`) };

/** Pictures that the server scales itself: one that is missing, its page does not compile. */
const SERVED = /\/(?:@fs\/|_image\?)/;

/**
 * Tells in development what is wrong with the links of each page that is opened, by the rules of
 * linkCheck.ts, which stops a build.
 */
export function devLinkCheck(): AstroIntegration {
  return {
    name: 'links',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        const told = new Map<string, string>();
        const waiting = new Set<string>();
        const tell = async (path: string, origin: string) => {
          waiting.delete(path);
          const found = (await problemsOf(path, origin)).join('\n');
          if (found !== '' && told.get(path) !== found) {
            logger.warn(`확인할 링크가 있습니다. 이대로는 빌드가 멈출 수 있습니다.\n${found}`);
          }
          told.set(path, found);
        };
        server.middlewares.use((request, _response, next) => {
          // The server strips the base path from the address before it calls a middleware.
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          const path = decodeAddress(pathname.slice(1));
          const isOpened = request.method === 'GET' && request.headers[MARK] === undefined;
          if (isOpened && pathname.endsWith('/') && !waiting.has(path)) {
            waiting.add(path);
            const origin = `http://${request.headers.host ?? 'localhost'}`;
            setTimeout(() => {
              tell(path, origin).catch((error: Error) => {
                // Whoever reads the content tells of that.
                if (!(error instanceof ContentError)) {
                  logger.warn(`/${path}의 링크를 확인하지 못했습니다. (${error.message})`);
                }
              });
            }, DELAY_MS).unref();
          }
          next();
        });
      },
    },
  };
}

/** What is wrong with the links of a page; nothing for one that fails, or is none. */
async function problemsOf(path: string, origin: string): Promise<string[]> {
  const read = await linksOf(path, origin);
  if (!read) {
    return [];
  }
  const notDrawn: PageLinks = { ids: new Set(), links: [], images: [] };
  const pages = new Map([...pageTable().byPath.keys()].map((key) => [key, notDrawn]));
  pages.set(path, read);
  const links: string[] = [];
  for (const link of read.links) {
    // Which headings another page has is known once it is drawn.
    const other = pageWithHeading(link, path);
    if (other !== undefined && pages.get(other) === notDrawn) {
      const drawn = await linksOf(other, origin);
      if (!drawn) {
        continue;
      }
      pages.set(other, { ...notDrawn, ids: drawn.ids });
    }
    links.push(link);
  }
  const images = read.images.filter((image) => !SERVED.test(image));
  pages.set(path, { ...read, links, images });
  return checkLinks({ base, origin: url, pages, files }).map((problem) =>
    describeProblem(problem, base),
  );
}

/** The page whose heading a link names; undefined for a link without one, or to another site. */
function pageWithHeading(link: string, from: string): string | undefined {
  const target = URL.parse(link, url + href(from));
  return target?.origin === url && target.hash !== '' && target.pathname.startsWith(base)
    ? decodeAddress(target.pathname.slice(base.length))
    : undefined;
}

/** Links of a page as the server draws it; undefined for one that fails, or is none. */
async function linksOf(path: string, origin: string): Promise<PageLinks | undefined> {
  const response = await fetch(new URL(href(path), origin), { headers: { [MARK]: '1' } });
  return response.ok && pageTable().byPath.has(path)
    ? readLinks(elementsIn(parse(await response.text())))
    : undefined;
}
