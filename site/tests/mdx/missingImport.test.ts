import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { koreanMdxErrors } from '../../src/mdx/koreanMdxErrors.ts';

/** What bundling a page says. */
function bundle(text: string): Promise<unknown> {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  writeFileSync(join(root, 'there.ts'), 'export const a = 1;');
  writeFileSync(join(root, 'page.mdx'), text);
  const compiler = {
    name: '@mdx-js/rolldown',
    transform: { handler: (code: string) => ({ code, moduleType: 'js' as const }) },
  };
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [koreanMdxErrors(), compiler],
    build: { write: false, lib: { entry: join(root, 'page.mdx'), formats: ['es'] } },
  });
}

test.each([
  [
    'a file',
    "export const b = 1;\nimport { a } from './nothing.ts';\nexport { a };",
    2,
    './nothing.ts',
  ],
  ['a package', "import { a } from 'no-such-package';\nexport { a };", 1, 'no-such-package'],
])(
  'a page that imports %s that is not there says so with file and line',
  async (_what, text, line, name) => {
    const said = await bundle(text).then(String, String);
    expect(said).toContain(`page.mdx:${line} import하는 것이 없습니다: ${name}.`);
    expect(said).toContain('맞추고');
  },
);

test('what is there is imported', async () => {
  await expect(bundle("import { a } from './there.ts';\nexport { a };")).resolves.toBeDefined();
});
