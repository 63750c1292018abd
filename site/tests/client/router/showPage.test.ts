// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { putOnScreen, routePage } from '../../support/routePage.ts';

vi.stubEnv('BASE_URL', '/zs-ui/');
const { canShow, showPage } = await import('../../../src/client/router/showPage.ts');
const { PAGE_EVENT } = await import('../../../src/client/router/showPage.ts');

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const text = (count: number) =>
  `<h1>b</h1><div data-prose>${Array.from({ length: count }, (_, at) => `<p>${at}</p>`).join('')}</div>`;
const at = (path: string) => new URL(path, location.href);
const paragraphs = () =>
  [...document.querySelectorAll('p')].map((block) => block.textContent).join('');

beforeEach(() => {
  history.replaceState(null, '', '/zs-ui/docs/a/');
  putOnScreen(
    routePage({
      title: 'a',
      main: '<h1>a</h1>',
      head: '<script src="/zs-ui/_astro/main.js"></script><style>.a{top:0}</style><link rel="canonical" href="/a">',
    }),
  );
});

describe('A page can be shown in place', () => {
  test.each([
    ['brings the same script', '<script src="/zs-ui/_astro/main.js"></script>', true],
    ['brings no script', '', true],
    ['brings the script of another build', '<script src="/zs-ui/_astro/new.js"></script>', false],
  ])('when it %s: %s', (_what, head, can) => {
    expect(canShow(parse(routePage({ title: 'b', main: '', head })))).toBe(can);
  });

  test('only when it is a page of this site', () => {
    expect(canShow(parse('<main>login</main>'))).toBe(false);
  });
});

describe('Showing a page', () => {
  test('puts title, text and head of the page in place of the old ones', async () => {
    const next = routePage({
      title: 'b',
      main: '<h1>b</h1>',
      head: '<link rel="canonical" href="/b">',
    });
    await showPage(parse(next), at('/zs-ui/docs/b/'), true);
    expect(document.title).toBe('b');
    expect(document.querySelector('main')?.textContent).toBe('b');
    expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('/b');
    expect(document.querySelector<HTMLMetaElement>('[name=description]')?.content).toBe('b의 설명');
  });

  test('keeps a frame of the same kind, with what its scripts hold, and takes another', async () => {
    const sidebar = document.querySelector('[data-sidebar]');
    await showPage(parse(routePage({ title: 'b', main: 'b' })), at('/zs-ui/docs/b/'), true);
    expect(document.querySelector('[data-sidebar]')).toBe(sidebar);
    const plain = routePage({ title: 'c', main: 'c', frame: 'plain' });
    await showPage(parse(plain), at('/zs-ui/blog/'), true);
    expect(document.querySelector('[data-sidebar]')).not.toBe(sidebar);
    expect(document.querySelectorAll('[data-frame]')).toHaveLength(1);
  });

  test('marks the links to the page and to its section', async () => {
    await showPage(parse(routePage({ title: 'b', main: 'b' })), at('/zs-ui/docs/b/'), true);
    const marks = [...document.querySelectorAll('a')].map(
      (link) => `${link.textContent} ${link.getAttribute('aria-current')}`,
    );
    expect(marks).toEqual(['a null', 'b page', '문서 true', '블로그 null']);
    const post = routePage({ title: 'p', main: 'p', section: 'blog' });
    await showPage(parse(post), at('/zs-ui/blog/p/'), true);
    expect(document.querySelector('[data-nav=blog]')?.getAttribute('aria-current')).toBe('true');
    expect(document.querySelector('[data-sidebar] [aria-current]')).toBeNull();
  });

  test('lists the pages that a newer build lists', async () => {
    const list = '<nav data-sidebar="new"><a href="/zs-ui/docs/new/">새 문서</a></nav>';
    const next = routePage({ title: 'b', main: 'b' }).replace(/<nav data-sidebar>.*?<\/nav>/, list);
    await showPage(parse(next), at('/zs-ui/docs/b/'), true);
    expect(document.querySelector('[data-sidebar]')?.textContent).toBe('새 문서');
  });

  test('from its top paints the first blocks, then the others', async () => {
    const shown = showPage(
      parse(routePage({ title: 'b', main: text(5) })),
      at('/zs-ui/docs/b/'),
      true,
    );
    expect(paragraphs()).toBe('012');
    expect(document.querySelector('[data-arriving]')).not.toBeNull();
    await shown;
    expect(paragraphs()).toBe('01234');
    expect(document.querySelector('[data-arriving]')).toBeNull();
  });

  test('in its middle paints all blocks at once: the place to scroll to has to be there', async () => {
    const next = parse(routePage({ title: 'b', main: text(5) }));
    const shown = showPage(next, at('/zs-ui/docs/b/#x'), false);
    expect(paragraphs()).toBe('01234');
    await shown;
  });

  test('tells the parts of the site once the whole page is there', async () => {
    const seen: string[] = [];
    const listen = () => seen.push(paragraphs());
    document.addEventListener(PAGE_EVENT, listen);
    await showPage(parse(routePage({ title: 'b', main: text(4) })), at('/zs-ui/docs/b/'), true);
    document.removeEventListener(PAGE_EVENT, listen);
    expect(seen).toEqual(['0123']);
  });
});
