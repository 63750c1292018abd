// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { SidebarCategory } from '../../src/content/page-table/sidebar.ts';
import { Shell } from '../../src/layout/shell/Shell.tsx';

const sidebar: SidebarCategory[] = [
  {
    kind: 'category',
    label: '시작하기',
    key: 'Start',
    path: 'docs/intro/',
    items: [{ kind: 'link', label: '설치', path: 'docs/intro/' }],
  },
  {
    kind: 'category',
    label: '테마',
    key: 'Theme',
    path: 'docs/Theme/palette/',
    items: [{ kind: 'link', label: '색', path: 'docs/Theme/palette/' }],
  },
];

const open = (path = 'docs/Theme/palette/', layout: 'docs' | 'plain' = 'docs') =>
  render(
    <Shell path={path} layout={layout} sidebar={sidebar}>
      <main id="main">글</main>
    </Shell>,
  ).container;

afterEach(cleanup);

describe('The frame of every page', () => {
  test('tells agents where all pages are right after that, and nobody else', () => {
    const { textContent, innerHTML } = open();
    expect(textContent).toMatch(/^본문으로 건너뛰기전체 문서 목록: \S+\/zs-ui\/llms\.txt/);
    expect(innerHTML).toMatch(/<p class="visually-hidden" aria-hidden="true">전체/);
  });

  test('has the tree of the docs with the group of the page open, also without a script', () => {
    const container = open();
    const tree = within(container.querySelector('[data-sidebar]') as HTMLElement);
    expect(
      tree.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')),
    ).toEqual(['/zs-ui/docs/intro/', '/zs-ui/docs/Theme/palette/']);
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([
      false,
      true,
    ]);
  });

  test('opens and closes its menu without a script', () => {
    const container = open();
    const menu = container.querySelector('#site-menu');
    expect(menu?.getAttribute('popover')).toBe('auto');
    expect(menu?.getAttribute('tabindex'), 'a stop of Firefox').toBe('-1');
    for (const name of ['메뉴 열기', '메뉴 닫기']) {
      const button = screen.getByRole('button', { name, hidden: true });
      expect(button.getAttribute('popovertarget')).toBe('site-menu');
    }
  });

  test.each(['docs', 'plain'] as const)('tells the router which layout it is: %s', (layout) => {
    const container = open('blog/', layout);
    expect(container.querySelector('[data-frame]')?.getAttribute('data-frame')).toBe(layout);
    expect(
      container.querySelectorAll('[data-page], [data-announcer], [data-progress]'),
    ).toHaveLength(3);
  });

  test('has names for all that it can be left or worked by', () => {
    const container = open();
    for (const part of container.querySelectorAll(
      // The line at the foot is filled before it shows.
      'nav, aside[aria-label], a, button:not([data-route-notice] *)',
    )) {
      const name = part.getAttribute('aria-label') ?? part.textContent;
      expect(name?.trim(), part.outerHTML).not.toBe('');
    }
  });
});
