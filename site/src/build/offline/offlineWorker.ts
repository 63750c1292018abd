import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';
import { builtInPages } from '../../content/page-table/builtInPages.ts';
import { PAGE_FILE } from '../../settings/cleanPath.ts';
import { offlineText } from '../../text/offline.ts';
import type { Step } from '../postprocess/types.ts';

/** Settings of the service worker. */
interface OfflineOptions {
  /** Base path of the site, with both slashes. */
  base: string;
  /** False writes a worker that removes itself from browsers. */
  enabled: boolean;
}

/** Writes sw.js, the service worker of client/offline/worker. */
export function offlineWorker({ base, enabled }: OfflineOptions): Step {
  return {
    name: 'offline worker',
    async end({ folder }) {
      const worker = enabled
        ? (await constants(folder, base)) + (await compile('worker.ts'))
        : await compile('retiredWorker.ts');
      await writeFile(`${folder}sw.js`, worker);
    },
  };
}

async function compile(name: string): Promise<string> {
  const file = fileURLToPath(new URL(`../../client/offline/worker/${name}`, import.meta.url));
  const script = await transformWithOxc(await readFile(file, 'utf8'), file);
  const { code } = await minify(name, script.code);
  return code;
}

/** The constants that worker.ts declares. */
async function constants(folder: string, base: string): Promise<string> {
  const { path } = builtInPages.offline;
  const html = await readFile(`${folder}${path}index.html`, 'utf8');
  const files = [...html.matchAll(/ (?:src|href)="([^"]*\/_astro\/[^"]+)"/g)].map(
    ([, file]) => file,
  );
  const { cause, causes, kept, sometime, locale } = offlineText;
  return [
    // A browser updates a worker, and with it the kept offline page, only when its bytes change.
    `// ${path} ${createHash('sha256').update(html).digest('hex').slice(0, 12)}`,
    `const offlinePage = ${JSON.stringify(base + path)};`,
    `const core = ${JSON.stringify([base + path, ...new Set(files), `${base}favicon.svg`])};`,
    `const pageFile = ${PAGE_FILE};`,
    `const text = ${JSON.stringify({ cause, causes, kept, sometime, locale })};`,
    '',
  ].join('\n');
}
