import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playground } from '@zs-docs/playground/build';
import { build, createServer as createVite, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ExamplesFolder, exampleSaying } from '../support/examplesFolder.ts';
import { toolkit } from '../support/frameWindow.ts';

const MODULE = 'virtual:playground/examples';
const BASE = '/docs/';
/** A toolkit that is edited. */
const toolkitSaying = (text: string) =>
  `export * from '${toolkit.entry}';\nexport const edition = '${text}';\n`;
let folder: ExamplesFolder;
let vite: ViteDevServer;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await ExamplesFolder.make({
    'examples/Badge.basic.tsx': exampleSaying('안녕'),
    'examples/snippets/setup.ts': 'export const a = 1;\n',
    'ui.ts': toolkitSaying('첫 판'),
    'site/index.html': '',
  });
  vite = await createVite({
    // Examples lie beside the site: Vite itself watches what is in its root.
    root: `${folder.root}/site`,
    base: BASE,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    plugins: [
      playground({ root: folder.root, toolkit: { ...toolkit, entry: `${folder.root}/ui.ts` } }),
    ],
  });
  server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await vite.close();
  server.close();
  await folder.remove();
});

/** The examples as a page imports them. */
const load = async () => {
  const { examples, snippets } = await vite.ssrLoadModule(MODULE);
  return { examples, snippets };
};
const fetchBelow = (path: string) => fetch(`${address}${BASE}${path}`);

describe('examples in development', () => {
  it('come as one module, with what a page draws and without the code that runs', async () => {
    const { examples, snippets } = await load();
    expect(Object.keys(examples)).toEqual(['Badge.basic']);
    expect(examples['Badge.basic']).toMatchObject({
      name: 'Badge.basic',
      source: exampleSaying('안녕').trimEnd(),
      deps: ['made-up-ui'],
    });
    expect(examples['Badge.basic']).not.toHaveProperty('code');
    expect(snippets.setup).toMatchObject({ name: 'setup', language: 'ts' });
  });

  it('come before their pictures, which later pages have', async () => {
    const poster = async () => (await load()).examples['Badge.basic'].poster;
    await expect.poll(poster, { timeout: 20_000 }).toContain('안녕');
  });

  it('have their code served below the base of the site, and nothing that is not theirs', async () => {
    const { examples } = await load();
    const response = await fetchBelow(examples['Badge.basic'].codePath);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toContain("require('made-up-ui')");
    expect((await fetchBelow('preview/code/Badge.none.0123456789.txt')).status).toBe(404);
    expect((await fetchBelow('preview/../package.json')).status).toBe(404);
  });

  it('have their frame served, by its folder too', async () => {
    const page = await fetchBelow('preview/index.html');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const text = await page.text();
    expect(text).toContain('Content-Security-Policy');
    expect(await (await fetchBelow('preview/')).text()).toBe(text);
  });

  it('have another frame after the toolkit has changed', async () => {
    expect(await (await fetchBelow('preview/')).text()).toContain('첫 판');
    await folder.write('ui.ts', toolkitSaying('둘째 판'));
    vite.watcher.emit('change', `${folder.root}/ui.ts`);
    expect(await (await fetchBelow('preview/')).text()).toContain('둘째 판');
  });

  it('are read again when one comes or goes, and warn of faults', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const names = async () => Object.keys((await load()).examples);
    expect(await names()).toEqual(['Badge.basic']);
    await folder.write('examples/Badge.new.tsx', 'export const nothing = 1;\n');
    await expect.poll(names, { timeout: 20_000 }).toEqual(['Badge.basic', 'Badge.new']);
    expect(warn.mock.calls.flat().join('\n')).toContain('examples/Badge.new.tsx:1');
    await rm(`${folder.root}/examples/Badge.new.tsx`);
    await expect.poll(names, { timeout: 20_000 }).toEqual(['Badge.basic']);
    warn.mockRestore();
  });
});

describe('examples in a build', () => {
  const outputOf = async (root: string) => {
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, rolldownOptions: { input: `${root}/entry.js` } },
      plugins: [playground({ root, toolkit })],
    });
    const [output] = [built].flat();
    return output && 'output' in output ? output.output.map(({ fileName }) => fileName) : [];
  };
  const entry = `import { examples } from '${MODULE}';\nconsole.log(examples);\n`;

  it('bring the frame and the code of each beside the pages', async () => {
    const good = await ExamplesFolder.make({
      'entry.js': entry,
      'examples/Badge.basic.tsx': exampleSaying('안녕'),
    });
    const files = await outputOf(good.root);
    expect(files).toContain('preview/index.html');
    expect(
      files.filter((name) => /^preview\/code\/Badge\.basic\.\w+\.txt$/.test(name)),
    ).toHaveLength(1);
    await good.remove();
  });

  it('stop it where one has a fault', async () => {
    const bad = await ExamplesFolder.make({
      'entry.js': entry,
      'examples/Badge.basic.tsx': 'export const nothing = 1;\n',
    });
    await expect(outputOf(bad.root)).rejects.toThrow('examples/Badge.basic.tsx:1');
    await bad.remove();
  });
});
