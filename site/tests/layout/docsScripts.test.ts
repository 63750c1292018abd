// @vitest-environment jsdom
// What the scripts of a documentation page do: contents, sidebar, tabs.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_EVENT } from '../../src/client/router/showPage.ts';
import { startSidebar } from '../../src/layout/shell/startSidebar.ts';
import { startToc } from '../../src/layout/ui/startToc.ts';
import { startTabs } from '../../src/toolkit/mdx/startTabs.ts';

const openPage = (html: string) => {
  document.body.innerHTML = html;
  document.dispatchEvent(new Event(PAGE_EVENT));
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('Table of contents', () => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const marked = () => document.querySelector('[data-toc] [aria-current=true]')?.textContent;

  /** Places headings at offsets from the top of the window. */
  function place(tops: Record<string, number>): void {
    for (const [id, top] of Object.entries(tops)) {
      const heading = document.getElementById(id) as HTMLElement;
      heading.getBoundingClientRect = () => ({ top }) as DOMRect;
    }
  }

  async function scrollTo(y: number, tops: Record<string, number>): Promise<void> {
    vi.stubGlobal('scrollY', y);
    place(tops);
    dispatchEvent(new Event('scroll'));
    await nextFrame();
  }

  beforeEach(() => {
    vi.stubGlobal('innerHeight', 800);
    Object.defineProperty(document.documentElement, 'scrollHeight', {
      value: 3000,
      configurable: true,
    });
    document.body.innerHTML =
      '<nav data-toc><a href="#%EA%B0%80">가</a><a href="#b">나</a><a href="#c">다</a></nav><h2 id="가"></h2><h2 id="b"></h2><h2 id="c"></h2>';
  });

  test('marks the heading that is being read', async () => {
    place({ 가: 300, b: 900, c: 2500 });
    startToc();
    await nextFrame();
    expect(marked()).toBeUndefined();
    await scrollTo(250, { 가: 50, b: 650, c: 2250 });
    expect(marked()).toBe('가');
    await scrollTo(800, { 가: -500, b: 100, c: 1700 });
    expect(marked()).toBe('나');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('marks the last one at the end of the page, however short its section is', async () => {
    startToc();
    await scrollTo(2200, { 가: -1900, b: -1300, c: 300 });
    expect(marked()).toBe('다');
  });

  test('at the end of the page it marks the heading that the reader jumped to, while it is seen', async () => {
    window.location.hash = '#b';
    startToc();
    await scrollTo(2200, { 가: -1900, b: 200, c: 600 });
    expect(marked()).toBe('나');
    await scrollTo(2199, { 가: -1900, b: -10, c: 600 });
    expect(marked()).toBe('다');
    window.location.hash = '';
  });

  test('is left alone where the page has none', () => {
    document.body.innerHTML = '<p>글</p>';
    expect(() => startToc()).not.toThrow();
    expect(() => openPage('<p>다른 글</p>')).not.toThrow();
  });
});

describe('Sidebar', () => {
  const list = (current = '') =>
    `<div data-docs-version="current"></div><div id="site-menu">${['Theme', 'Guide']
      .map(
        (name) =>
          `<details data-category="${name}"><summary>${name}</summary><a href="#"${current === name ? ' aria-current="page"' : ''}>x</a></details>`,
      )
      .join('')}</div>`;
  const isOpen = (name: string) =>
    document.querySelector<HTMLDetailsElement>(`[data-category=${name}]`)?.open;
  /** A click on a summary, as a browser does it: listeners first, then the toggle. */
  const fold = (name: string) => {
    const group = document.querySelector<HTMLDetailsElement>(`[data-category=${name}]`);
    const summary = group?.querySelector('summary');
    const before = group?.open;
    summary?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    if (group && group.open === before) {
      group.open = !before;
    }
  };

  beforeEach(() => {
    document.body.innerHTML = list();
    startSidebar();
  });

  test('keeps open the groups that a reader opened, on every page', () => {
    fold('Theme');
    expect(localStorage.getItem('zs:sidebar-opened')?.trim()).toBe('Theme');
    openPage(list('Guide'));
    expect([isOpen('Theme'), isOpen('Guide')]).toEqual([true, true]);
    fold('Theme');
    expect(localStorage.getItem('zs:sidebar-opened')?.trim()).toBe('');
    openPage(list('Guide'));
    expect([isOpen('Theme'), isOpen('Guide')]).toEqual([false, true]);
  });

  test('shows the group of the open page alone, whatever was open before', () => {
    openPage(list('Theme'));
    expect([isOpen('Theme'), isOpen('Guide')]).toEqual([true, false]);
    const [theme, guide] = document.querySelectorAll('[data-category] a');
    theme?.removeAttribute('aria-current');
    guide?.setAttribute('aria-current', 'page');
    document.dispatchEvent(new Event(PAGE_EVENT));
    expect([isOpen('Theme'), isOpen('Guide')]).toEqual([false, true]);
  });

  test('shows the group on its own page', () => {
    openPage(list().replace('data-category="Guide"', `$& data-path="${location.pathname}"`));
    expect([isOpen('Theme'), isOpen('Guide')]).toEqual([false, true]);
  });

  test.each(['{]', '{"a":1}', '[1,null]', 'null'])('takes %s in storage for nothing', (stored) => {
    localStorage.setItem('zs:sidebar-opened', stored);
    openPage(list());
    expect([isOpen('Theme'), isOpen('Guide')]).toEqual([false, false]);
  });

  test('remembers the version of the docs', () => {
    expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
  });
});

describe('Tabs of one group', () => {
  const group = (id: string, key: string) =>
    `<div data-tabs="${key}"><div role="radiogroup"><input type="radio" name="${id}" value="npm" checked><input type="radio" name="${id}" value="yarn"></div></div>`;
  const chosen = () =>
    [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  const choose = (at: number, value: string) => {
    const input = document
      .querySelectorAll('[data-tabs]')
      [at]?.querySelector<HTMLInputElement>(`[value=${value}]`);
    if (input) {
      input.checked = true;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };

  beforeEach(() => {
    document.body.innerHTML = group('a', 'zs:tabs:pm') + group('b', 'zs:tabs:pm') + group('c', '');
    startTabs();
  });

  test('change together, and are as chosen on the next page', () => {
    choose(0, 'yarn');
    expect(chosen()).toEqual(['yarn', 'yarn', 'npm']);
    openPage(group('d', 'zs:tabs:pm') + group('e', 'zs:tabs:other'));
    expect(chosen()).toEqual(['yarn', 'npm']);
  });

  test('without a group change alone and are forgotten', () => {
    choose(2, 'yarn');
    expect(chosen()).toEqual(['npm', 'npm', 'yarn']);
    expect(localStorage).toHaveLength(0);
  });

  test('stay at their first where a page lacks what was chosen', () => {
    localStorage.setItem('zs:tabs:pm', 'bun');
    openPage(group('d', 'zs:tabs:pm'));
    expect(chosen()).toEqual(['npm']);
  });
});
