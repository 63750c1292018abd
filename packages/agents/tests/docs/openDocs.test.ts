import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOnce, openDocs } from '../../src/docs/index.ts';
import { MAX_MANIFEST_BYTES, MAX_UNPACKED_BYTES } from '../../src/docs/limits.ts';
import { MANIFEST_PATH } from '../../src/shared/docsFiles.ts';
import {
  BUNDLE_PATH,
  manifestOf,
  serveSite,
  siteFiles,
  siteFolder,
  tempFolder,
  writeSite,
} from '../fixture/site.ts';

let folder = '';
let env: NodeJS.ProcessEnv = {};

beforeEach(async () => {
  folder = await siteFolder();
  env = { ZS_DOCS_CACHE: await tempFolder() };
});

/** Publishes a manifest that says something else of the files. */
const publish = (more: object) =>
  writeFile(join(folder, MANIFEST_PATH), JSON.stringify({ ...manifestOf(siteFiles()), ...more }));

/** Another block for an AGENTS.md. */
const NEW_BLOCK = '<!-- zs-ui-docs:begin 0.32.2 -->\n새 목차\n<!-- zs-ui-docs:end -->\n';

const titles = async (site: string) =>
  [...(await openDocs(site, env)).pages.values()].map(({ title }) => title);

describe('A folder', () => {
  test('is read with its pages, components, search and index for agents', async () => {
    const docs = await openDocs(folder, env);
    expect(docs.pages.get('docs/intro/')?.title).toBe('설치');
    expect(docs.components.components.map(({ name }) => name)).toContain('Snackbar');
    expect(docs.search?.('오류 메시지', 3).hits[0]?.url).toBe(
      '/zs-ui/docs/UiComponent/ZSTextField/#errors',
    );
    expect(docs.agentsIndex).toContain('zs-ui-docs:begin');
    expect(docs.notice).toBeUndefined();
  });

  test('with half a bundle is an error that names the file', async () => {
    await truncate(join(folder, BUNDLE_PATH), 40);
    await expect(openDocs(folder, env)).rejects.toThrow(
      /agents\/docs-0\.32\.2\.jsonl\.gz 파일이 온전하지 않/,
    );
  });

  test.each([
    ['nothing', undefined, /파일이 없습니다/],
    ['no JSON', '{', /JSON이 아닙니다/],
    ['another thing', '[]', /형식이 올바르지 않습니다/],
    ['more than a manifest may be', ' '.repeat(MAX_MANIFEST_BYTES + 1), /바이트보다 큽니다/],
  ])('whose manifest is %s is an error that says so', async (_name, text, message) => {
    await rm(join(folder, MANIFEST_PATH));
    if (text !== undefined) {
      await writeFile(join(folder, MANIFEST_PATH), text);
    }
    await expect(openDocs(folder, env)).rejects.toThrow(message);
  });

  test('of a newer format asks for a newer server', async () => {
    await publish({ format: 2, files: { other: 'shape' } });
    await expect(openDocs(folder, env)).rejects.toThrow(/새로운 형식.*새 서버를 설치/);
  });

  test.each([
    ['has no block', '새 목차'],
    ['has two blocks', NEW_BLOCK + NEW_BLOCK],
    ['has more than the block', `${NEW_BLOCK}나머지`],
    ['is larger than 8 KB', NEW_BLOCK.replace('목차', '목'.repeat(3000))],
  ])('whose AGENTS.md %s is an error that says so', async (_what, text) => {
    await writeSite(folder, siteFiles().set('AGENTS.md', Buffer.from(text)));
    await expect(openDocs(folder, env)).rejects.toThrow(/AGENTS\.md 파일이 8 KB 이하/);
  });

  test('cannot lead out of itself', async () => {
    const files = manifestOf(siteFiles()).files.map((file) =>
      file.path === BUNDLE_PATH ? { ...file, path: 'agents/docs-../../../x.jsonl.gz' } : file,
    );
    await publish({ files });
    await expect(openDocs(folder, env)).rejects.toThrow(/필요한 파일이 없습니다/);
  });
});

describe('A URL', () => {
  test('is fetched at each start', async () => {
    const { url } = await serveSite(folder);
    await openDocs(url, env);
    await writeSite(folder, siteFiles().set('AGENTS.md', Buffer.from(NEW_BLOCK)));
    expect((await openDocs(url, env)).agentsIndex).toBe(NEW_BLOCK);
  });

  test('that is down is answered from the copy, which says so in one line', async () => {
    const { url, stop } = await serveSite(folder);
    await openDocs(url, env);
    stop();
    const docs = await openDocs(url, env);
    expect(docs.pages.size).toBeGreaterThan(3);
    expect(docs.notice).toMatch(
      /^사이트를 읽지 못해 저장해 둔 문서로 답합니다: 연결하지 못했습니다\(\w+\)\.$/,
    );
  });

  test('that sends half a file is answered from the copy', async () => {
    const { url } = await serveSite(folder);
    await openDocs(url, env);
    await writeSite(folder, siteFiles().set('AGENTS.md', Buffer.from(NEW_BLOCK)));
    await truncate(join(folder, 'AGENTS.md'), 3);
    const docs = await openDocs(url, env);
    expect(docs.agentsIndex).toContain('zs-ui-docs:begin');
    expect(docs.notice).toContain('AGENTS.md 파일이 온전하지 않거나 게시 중입니다.');
  });

  test.each([
    ['components.json', 'null', /components\.json 파일의 형식/],
    ['components.json', '['.repeat(1000), /components\.json 파일이 JSON이 아닙니다/],
    ['components.json', '{"notes":[],"components":[{}],"examples":[]}', /components\.json 파일의/],
    ['search-index/headings.json', '{}', /search-index의 형식/],
    ['search-index/text.json', '<html>', /search-index\/text\.json 파일이 JSON이 아닙니다/],
    [BUNDLE_PATH, 'no gzip', /jsonl\.gz 파일의 압축을 풀 수 없습니다/],
    [BUNDLE_PATH, gzipSync('{}\n'), /jsonl\.gz 파일의 형식/],
    [
      BUNDLE_PATH,
      gzipSync(Buffer.alloc(MAX_UNPACKED_BYTES + 1)),
      /압축을 풀면 \d+바이트보다 큽니다/,
    ],
  ])(
    'whose %s is published broken is answered from the last good copy',
    async (path, content, message) => {
      const { url, stop } = await serveSite(folder);
      await openDocs(url, env);
      await writeSite(folder, siteFiles().set(path, Buffer.from(content)));
      expect((await openDocs(url, env)).notice).toMatch(message);
      stop();
      expect(await titles(url)).toContain('Snackbar');
      env = { ZS_DOCS_CACHE: await tempFolder() };
      await expect(openDocs(folder, env)).rejects.toThrow(message);
    },
  );

  test('that leads to itself, or is broken, is not said to be a fault of the network', async () => {
    const { url, redirect } = await serveSite(folder);
    await writeSite(folder, siteFiles().set('components.json', Buffer.from('null')));
    await expect(openDocs(url, env)).rejects.toThrow(/형식이 올바르지.*게시한 곳에 알리세요/);
    redirect();
    await expect(openDocs(url, env)).rejects.toThrow(
      /리디렉션이 끝없이 이어집니다.*게시한 곳에 알리세요/,
    );
  });

  test('that is down and has no copy is an error that says what to do', async () => {
    const { url, stop } = await serveSite(folder);
    stop();
    await expect(openDocs(url, env)).rejects.toThrow(/읽지 못했습니다: .*네트워크와 주소를 확인/);
  });

  test('that is down and whose copy was damaged is an error, which a start mends', async () => {
    const { url, stop } = await serveSite(folder);
    await openDocs(url, env);
    const cache = env.ZS_DOCS_CACHE ?? '';
    const [copy = ''] = await readdir(cache);
    await writeFile(join(cache, copy), 'damaged');
    expect(await titles(url)).toContain('Snackbar');
    await writeFile(join(cache, copy), 'damaged');
    stop();
    await expect(openDocs(url, env)).rejects.toThrow(/연결하지 못했습니다/);
  });

  test('that two servers fetch at once leaves one whole copy', async () => {
    const { url, stop } = await serveSite(folder);
    await Promise.all([openDocs(url, env), openDocs(url, env)]);
    expect(await readdir(env.ZS_DOCS_CACHE ?? '')).toHaveLength(1);
    stop();
    expect(await titles(url)).toContain('Snackbar');
  });

  test('that cannot be asked is an error that says why', async () => {
    await expect(openDocs('http://127.0.0.1:1/', env)).rejects.toThrow(/\(bad port\)/);
  });

  test('is answered where nothing can be written', async () => {
    const { url } = await serveSite(folder);
    const file = join(await tempFolder(), 'file');
    await writeFile(file, '');
    env = { ZS_DOCS_CACHE: file };
    expect(await titles(url)).toContain('Snackbar');
  });
});

describe('Loaded once, docs', () => {
  test('are read once for many calls', async () => {
    const open = vi.fn(() => openDocs(folder, env));
    const load = loadOnce(open);
    await Promise.all([load(), load()]);
    await load();
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('are read again after a read that failed', async () => {
    const open = vi.fn(() => openDocs(folder, env)).mockRejectedValueOnce(new Error('down'));
    const load = loadOnce(open);
    await expect(load()).rejects.toThrow('down');
    expect((await load()).version).toBe('0.32.2');
  });
});
