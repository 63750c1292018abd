import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { BundledPage, ComponentsFile, DocsManifest } from '@zs-docs/agents/files';
import { describe, expect, test } from 'vitest';
import { serverPath } from '../../site/src/settings/agentFiles.ts';
import { markdownPath } from '../../site/src/settings/markdownPath.ts';
import { builtPage, isBuilt, readBuilt } from '../support/builtPages.ts';
import { pages } from '../support/routes.ts';

const json = <File>(name: string): File => JSON.parse(readBuilt(name).toString());
const manifest = json<DocsManifest>('agents/index.json');
const components = json<ComponentsFile>('components.json');

/** Whether a page has the place that an address leads to. */
function leadsSomewhere(address: string): boolean {
  const [path = '', id] = address.split('#');
  return id === undefined ? Boolean(builtPage(path)) : Boolean(builtPage(path).getElementById(id));
}

describe('The files for agents', () => {
  test('are listed with the length and the digest of what is served', () => {
    expect(manifest.files.map(({ path }) => path)).toEqual([
      `agents/docs-${manifest.version}.jsonl.gz`,
      'components.json',
      'search-index/headings.json',
      'search-index/text.json',
      'search-index/synonyms.json',
      'AGENTS.md',
    ]);
    for (const { path, bytes, sha256 } of manifest.files) {
      const file = readBuilt(path);
      expect(file.length, path).toBe(bytes);
      expect(createHash('sha256').update(file).digest('hex'), path).toBe(sha256);
    }
    expect(manifest.versions).toContain(manifest.version);
    expect(manifest.site).toBe('https://0610studio.github.io/zs-ui/');
  });

  test('have every page with the text of its Markdown, and headings that its address leads to', () => {
    const file = manifest.files.find(({ path }) => path.endsWith('.jsonl.gz'));
    const bundled = gunzipSync(readBuilt(file?.path ?? ''))
      .toString()
      .trimEnd()
      .split('\n')
      .map((line): BundledPage => JSON.parse(line));
    const docs = pages.filter(({ kind, listed }) => kind === 'doc' && listed);
    const paths = bundled.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(docs.map(({ path }) => path)));
    expect(paths).toEqual(expect.arrayContaining(['', 'changelog/', 'blog/intro/']));
    for (const { path, markdown, sections } of bundled) {
      expect(readBuilt(markdownPath(path)).toString().endsWith(markdown), path).toBe(true);
      const lines = new Set(markdown.split('\n'));
      for (const { id, heading } of sections) {
        expect(leadsSomewhere(`${path}#${id}`), `${path}#${id}`).toBe(true);
        expect(
          ['## ', '### ', '#### '].some((mark) => lines.has(mark + heading)),
          heading,
        ).toBe(true);
      }
    }
  });
});

describe('components.json', () => {
  test('has every name and overlay, with the place on the page that documents it', () => {
    expect(components.components.length).toBeGreaterThan(60);
    const lost = components.components.filter(({ page }) => !page || !leadsSomewhere(page));
    expect(lost.map(({ name }) => name)).toEqual([]);
    const overlays = components.components.filter(({ kind }) => kind === 'overlay');
    expect(overlays.map(({ name }) => name).sort()).toEqual([
      'Alert',
      'BottomSheet',
      'Loader',
      'Modality',
      'PopOver',
      'Snackbar',
    ]);
  });

  test('says of a component what its page says', () => {
    const field = components.components.find(({ name }) => name === 'ZSTextField');
    expect(field?.props.find(({ name }) => name === 'value')).toMatchObject({
      type: 'string',
      required: true,
    });
    expect(field?.notes.length).toBeGreaterThan(2);
    expect(field?.accessibility).toMatchObject({ component: 'ZSTextField' });
    expect(field?.examples).toContain('ZSTextField.error');
    const toggle = components.components.find(({ name }) => name === 'ZSSwitch');
    expect(toggle?.since).toBe('0.13.2');
  });

  test('has the code of every example that a page shows', () => {
    expect(components.examples.length).toBeGreaterThan(70);
    for (const { name, page, source } of components.examples) {
      expect(source, name).toContain('export default');
      expect(leadsSomewhere(page), page).toBe(true);
    }
    const known = new Set(components.examples.map(({ name }) => name));
    const named = components.components.flatMap(({ examples }) => examples);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('an example has the title of its author on the page, in Markdown and in components.json, wherever the attribute stands', () => {
  // Alert.mdx has the title before the name.
  const title = '배송지 확인';
  const shown = builtPage('docs/OverlayComponent/Alert/').getElementById('example-Alert.basic');
  expect(shown?.textContent).toContain(title);
  expect(readBuilt('docs/OverlayComponent/Alert.md').toString()).toContain(title);
  expect(components.examples.find(({ name }) => name === 'Alert.basic')?.title).toBe(title);
});

test('llms.txt leads to the files for agents, each of which is there', () => {
  const [, section = ''] =
    /## 코딩 에이전트\n\n([\s\S]*?)\n\n##/.exec(String(readBuilt('llms.txt'))) ?? [];
  const paths = [...section.matchAll(/https:\/\/0610studio\.github\.io\/zs-ui\/([^):]*)/g)].map(
    ([, path = '']) => path,
  );
  expect(paths).toHaveLength(5);
  expect(paths.filter((path) => !isBuilt(`/zs-ui/${path}`))).toEqual([]);
});

test('the package of the server installs the compiler alone, and reads this site', () => {
  const file = fileURLToPath(new URL(`../../site/dist/${serverPath}`, import.meta.url));
  const names = execFileSync('tar', ['-tzf', file]).toString();
  for (const name of [
    'bundle/zs-docs-mcp.js',
    'bundle/checkThread.js',
    'bundle/licenses.md',
    'check/declarations.br',
    'check/NOTICES.txt',
  ]) {
    expect(names).toContain(`package/dist/${name}\n`);
  }
  const text = execFileSync('tar', ['-xzOf', file, 'package/package.json']).toString();
  expect(JSON.parse(text)).toMatchObject({
    homepage: 'https://0610studio.github.io/zs-ui/',
    bin: { 'zs-docs-mcp': './bin/zs-docs-mcp.js' },
  });
  expect(Object.keys(JSON.parse(text).dependencies)).toEqual(['typescript']);
});
