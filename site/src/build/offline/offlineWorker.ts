import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';
import { LIGHT_PAGE } from '../../client/router/lightAddress.ts';
import { madePages } from '../../content/page-table/madePages.ts';
import { offlineText } from '../../text/offline.ts';
import { attribute } from '../postprocess/elements.ts';
import type { BuiltPage, Step } from '../postprocess/types.ts';

/** Settings of the service worker. */
interface OfflineOptions {
  /** Base path of the site. */
  base: string;
  /** False writes a worker that removes itself from readers' browsers. */
  enabled: boolean;
}

/** Writes sw.js, the service worker that keeps what a reader opens readable offline. */
export function offlineWorker({ base, enabled }: OfflineOptions): Step {
  let core = '';
  return {
    name: 'offline worker',
    page(built) {
      if (built.page.path === madePages.offline.path) {
        core = describe(built, base);
      }
      return undefined;
    },
    async end({ folder }) {
      const source = await compile(enabled ? 'worker.ts' : 'retiredWorker.ts');
      await writeFile(`${folder}sw.js`, enabled ? core + source : source);
    },
  };
}

async function compile(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../client/offline/worker/${name}`, import.meta.url));
  const script = await transformWithOxc(await readFile(file, 'utf8'), file);
  const { code } = await minify(name, script.code);
  return code;
}

/** The worker's core and its version: the version changes exactly when a file of the core does. */
function describe({ html, elements }: BuiltPage, base: string): string {
  const scripts = elements
    .filter(({ tagName }) => tagName === 'script')
    .flatMap((script) => attribute(script, 'src') ?? []);
  const version = createHash('sha256').update(html).digest('hex').slice(0, 12);
  const page = base + madePages.offline.path;
  const { cause, causes, kept, sometime, locale } = offlineText;
  return [
    `const version = ${JSON.stringify(version)};`,
    // The name of a script changes with what it holds, so the text of the page tells of all of them.
    `const core = ${JSON.stringify([page, ...scripts, `${base}favicon.svg`])};`,
    `const offlinePage = ${JSON.stringify(page)};`,
    `const lightPage = ${JSON.stringify(LIGHT_PAGE)};`,
    `const words = ${JSON.stringify({ cause, causes, kept, sometime, locale })};`,
    '',
  ].join('\n');
}
