import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { missingImports } from '../../src/content/markdown/missingImports.ts';

let root: string;

afterEach(() => rmSync(root, { recursive: true }));

/** What bundling a page says. */
function bundle(text: string): Promise<unknown> {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  writeFileSync(join(root, 'there.ts'), 'export const area = 1;');
  writeFileSync(join(root, 'more.ts'), "export { area } from './there.ts';");
  writeFileSync(join(root, 'page.mdx'), text);
  const compiler = {
    name: 'compiler',
    // Both as of MDX: it asks others to resolve, and lines of its own stand before those of the page.
    enforce: 'pre' as const,
    resolveId(this: Rolldown.PluginContext, source: string, importer?: string) {
      return importer?.endsWith('.mdx') ? this.resolve(source, importer) : undefined;
    },
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (code: string) => ({ code: `\n\n${code}`, moduleType: 'js' as const }),
    },
  };
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [missingImports(), compiler],
    build: { write: false, lib: { entry: join(root, 'page.mdx'), formats: ['es'] } },
  });
}

test.each([
  [
    'a file',
    "export const b = 1;\nimport { area } from './nothing.ts';\nexport { area };",
    2,
    './nothing.ts',
  ],
  ['a package', "import { area } from 'no-such-package';\nexport { area };", 1, 'no-such-package'],
])(
  'a page that imports %s that is not there says so with file and line',
  async (_what, text, line, name) => {
    const said = await bundle(text).then(String, String);
    expect(said).toContain(`page.mdx:${line} import하는 것이 없습니다: ${name}.`);
    expect(said).toContain('맞추고');
    expect(said).not.toMatch(/Errored|\n +at /);
  },
);

test.each([
  [
    'a name',
    "import { area } from './there.ts';\n\nimport {\n  aera,\n} from './more.ts';\nexport { area, aera };",
    5,
    './more.ts에서 import하는 이름이 없습니다: aera. area을(를) 뜻했다면',
  ],
  [
    'a name under another one',
    "export { nothing as some } from './there.ts';",
    1,
    './there.ts에서 import하는 이름이 없습니다: nothing. 거기서',
  ],
  [
    'a module as a whole',
    "import there from './there.ts';\nexport { there };",
    1,
    './there.ts에서 import하는 이름이 없습니다: default. 거기서',
  ],
])(
  'a page that imports %s that a module does not export says so with file and line',
  async (_what, text, line, why) => {
    const said = await bundle(text).then(String, String);
    expect(said).toContain(`page.mdx:${line} ${why}`);
    expect(said).toContain('이름을 { }로 감싸십시오');
    expect(said).not.toMatch(/is not exported|\n +at /);
  },
);

test('every such name is told at once', async () => {
  const text = "import { one, two } from './there.ts';\nexport { one, two };";
  expect(
    String(await bundle(text).then(String, String)).match(/이름이 없습니다: (?:one|two)\./g),
  ).toEqual(['이름이 없습니다: one.', '이름이 없습니다: two.']);
});

test('what is there is imported', async () => {
  await expect(
    bundle("import { area } from './there.ts';\nexport { area };"),
  ).resolves.toBeDefined();
});
