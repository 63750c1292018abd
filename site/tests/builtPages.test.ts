import type { AstroPrerenderer } from 'astro';
import { beforeEach, expect, test, vi } from 'vitest';
import { builtPages } from '../src/build/postprocess/builtPages.ts';
import { inOrder } from '../src/build/postprocess/inOrder.ts';
import type { Step } from '../src/build/postprocess/types.ts';
import { walkPage } from '../src/build/postprocess/walkPage.ts';
import { madePages } from '../src/content/page-table/madePages.ts';

const made = [madePages.home, madePages.blog];

vi.mock('../src/content/page-table/pageTable.ts', () => ({
  pageTable: () => ({ byPath: new Map(made.map((page) => [page.path, page])) }),
}));

vi.mock('../src/build/postprocess/findStray.ts', () => ({ findStray: async () => undefined }));

const walk = { page: vi.fn(async (path: string, html: string) => `${html}/${path}`), end: vi.fn() };
vi.mock('../src/build/postprocess/startWalk.ts', () => ({ startWalk: () => walk }));

type Hook = (options: object) => Promise<void>;

/** What stands between Astro and its pages, and the end of the build. */
async function beginBuild(type = 'text/html; charset=utf-8') {
  const { hooks } = builtPages();
  const answer = () => new Response('<p>', { headers: { 'Content-Type': type } });
  let prerenderer = {} as AstroPrerenderer;
  const astro = { name: 'astro', getStaticPaths: vi.fn(), render: async () => answer() };
  await (hooks['astro:config:done'] as Hook)({
    config: { base: '/zs-ui/', outDir: new URL('file:///dist/') },
  });
  await (hooks['astro:build:start'] as Hook)({
    setPrerenderer: (make: (astro: AstroPrerenderer) => AstroPrerenderer) => {
      prerenderer = make(astro);
    },
  });
  const render = async (path: string) => {
    const rendered = await prerenderer.render(new Request(`https://site/zs-ui/${path}`), {
      routeData: {} as never,
    });
    return ('response' in rendered ? rendered.response : rendered).text();
  };
  return { render, finish: () => (hooks['astro:build:done'] as Hook)({}) };
}

beforeEach(() => vi.clearAllMocks());

test('a page is written as the walk left it, and a file of another kind as it is', async () => {
  const pages = await beginBuild();
  expect(await pages.render('blog/tags/%EA%B8%80/')).toBe('<p>/blog/tags/글/');
  const pictures = await beginBuild('image/png');
  expect(await pictures.render('og/blog.png')).toBe('<p>');
});

test('the steps end once every page of the table was rendered, and a lost one stops the build', async () => {
  const { render, finish } = await beginBuild();
  await render('');
  await expect(finish()).rejects.toThrow(/\/blog\/: 페이지 표에는 있지만/);
  expect(walk.end).not.toHaveBeenCalled();
  await render('blog/');
  await finish();
  expect(walk.end).toHaveBeenCalledOnce();
});

const step = (name: string, work: Step['page']): Step => ({ name, page: work });

test('each page goes through the steps in order, each with what the last one left', () => {
  const add = (word: string) => step(word, ({ html }) => html + word);
  const look = step('look', () => undefined);
  expect(walkPage([add('one'), look, add('two')], 'blog/', '<p>blog</p>')).toBe(
    '<p>blog</p>onetwo',
  );
});

test('a page is read and written without what React leaves for a hydration', () => {
  const seen: string[] = [];
  const look = step('look', ({ html }) => void seen.push(html));
  expect(walkPage([look], '', '<p>one<!-- -->, <!-- -->two</p>')).toBe('<p>one, two</p>');
  expect(seen).toEqual(['<p>one, two</p>']);
});

test('a page that the table does not know stops the build', () => {
  expect(() => walkPage([], 'stray/', '')).toThrow(/\/stray\/: 페이지 표에 없는 페이지/);
});

test('a step that fails names itself and the page', () => {
  const fail = step('links', () => {
    throw new Error('no such thing');
  });
  expect(() => walkPage([fail], 'blog/', '')).toThrow('links, /blog/: no such thing');
});

test('what was noted of pages comes in the order of their files, whichever was rendered first', () => {
  const noted = new Map(['docs/b/', '', 'docs/', 'docs/a/', '404/'].map((path) => [path, path]));
  expect([...inOrder(noted).keys()]).toEqual(['404/', 'docs/a/', 'docs/b/', 'docs/', '']);
});
