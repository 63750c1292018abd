import { afterEach, expect, test, vi } from 'vitest';
import { devLinkCheck } from '../../src/build/links/devLinkCheck.ts';
import { pageTable } from '../../src/content/page-table/pageTable.ts';
import { contentFolder, withLine } from '../support/contentFolder.ts';

const before = process.cwd();

afterEach(() => {
  process.chdir(before);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What development says of the links of a page that is opened. */
async function told(article: string): Promise<string> {
  const file = 'blog/2026-01-02-hello/index.mdx';
  const root = contentFolder({ [file]: `${withLine(file, '# a comment')[file]}\n${article}\n` });
  process.chdir(root);
  pageTable(root);
  const pages: Record<string, string> = {
    '/zs-ui/blog/hello/': `<h2 id="가">가</h2>${article}`,
    '/zs-ui/docs/intro/': '<h2 id="준비">준비</h2>',
  };
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: URL) => new Response(pages[address.pathname]));
  const warn = vi.fn();
  const use = vi.fn();
  const hooks = devLinkCheck().hooks as Record<string, (dev: object) => void>;
  hooks['astro:server:setup']?.({ server: { middlewares: { use } }, logger: { warn } });
  const request = { url: '/blog/hello/', method: 'GET', headers: { host: 'localhost:1' } };
  use.mock.calls[0]?.[0](request, {}, () => undefined);
  await vi.runAllTimersAsync();
  return warn.mock.calls.flat().join('\n');
}

test.each([
  ['/zs-ui/docs/none/', '이 주소의 페이지나 파일이 없습니다'],
  ['#없음', '해당 제목이 없습니다'],
  ['/zs-ui/docs/intro/#준비물', '혹시 #준비인가요?'],
  ['./none.mdx', '해당 Markdown 파일이 없습니다'],
  ['/zs-ui/none.zip', '이 주소의 페이지나 파일이 없습니다'],
])('a link to %s is told with its file and line once its page is opened', async (to, reason) => {
  const said = await told(`<a href="${to}">글</a>`);
  expect(said).toContain('site/content/blog/2026-01-02-hello/index.mdx:11');
  expect(said).toContain(reason);
});

test('links to headings, of this page and of others, and to what the build alone writes are fine', async () => {
  expect(
    await told(
      '<a href="#가"></a><a href="/zs-ui/docs/intro/#준비"></a><a href="/zs-ui/docs/intro.md"></a><a href="https://example.com/"></a><img src="/@fs/a.png">',
    ),
  ).toBe('');
});
