// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SidebarCategory } from '../../src/content/page-table/sidebar.ts';
import type { DocPage as DocPageFacts } from '../../src/content/page-table/types.ts';
import { DocPage } from '../../src/sections/docs/DocPage.tsx';
import { docPageProps } from '../../src/sections/docs/docPageProps.ts';
import { siteConfig } from '../../src/site.config.ts';
import { docPage } from '../support/pageFacts.ts';

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
    items: [
      { kind: 'link', label: '색', path: 'docs/Theme/palette/' },
      { kind: 'link', label: '글꼴', path: 'docs/Theme/type/' },
    ],
  },
];
const headings = [
  { depth: 2, slug: 'a', text: '첫 절' },
  { depth: 3, slug: 'b', text: '작은 절' },
];

function open(facts: Partial<DocPageFacts> = {}) {
  const { layout, jsonLd } = docPageProps(docPage(facts), sidebar, headings);
  render(
    <DocPage {...layout}>
      <p>글</p>
    </DocPage>,
  );
  return { layout, jsonLd };
}
/** Address of a link, also in a popover. */
const linkOf = (name: string | RegExp) =>
  screen.getByRole('link', { name, hidden: true }).getAttribute('href');

afterEach(cleanup);

describe('A docs page', () => {
  test('shows where it stands, and the pages before and after it with their group', () => {
    open();
    const way = within(screen.getByRole('navigation', { name: '현재 위치' }));
    expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '홈',
      '테마',
      '색',
    ]);
    // Its group begins with it: nothing leads to where one is.
    expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['홈']);
    expect(linkOf(/^이전 · 시작하기\s?설치$/)).toBe('/zs-ui/docs/intro/');
    expect(linkOf(/^다음 · 테마\s?글꼴$/)).toBe('/zs-ui/docs/Theme/type/');
  });

  test('has its headings as contents', () => {
    open();
    const [contents] = screen.getAllByRole('navigation', { name: '이 페이지의 목차' });
    const links = within(contents as HTMLElement).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b']);
  });

  test('says beside its title which version no longer has its subject', () => {
    open({ removed: '0.13.6' });
    expect(screen.getByText('0.13.6에서 제거됨')).toBeTruthy();
    cleanup();
    open();
    expect(screen.queryByText(/제거됨/)).toBeNull();
  });

  test('can be read as Markdown', () => {
    open();
    expect(linkOf('Markdown으로 보기')).toBe('/zs-ui/docs/Theme/palette.md');
  });

  test('that is unlisted says so, is beside no other page and has no Markdown', () => {
    open({ listed: false, path: 'docs/secret/' });
    expect(screen.getByRole('note').textContent).toContain('색인되지 않은 문서');
    expect(screen.queryByRole('link', { name: 'Markdown으로 보기', hidden: true })).toBeNull();
    expect(screen.queryByRole('navigation', { name: '이전 문서와 다음 문서' })).toBeNull();
  });

  test('that is a draft, or of an old version, says so', () => {
    open({ draft: true, banner: 'unmaintained' });
    const notes = screen.getAllByRole('note').map((note) => note.textContent);
    expect(notes[0]).toContain('더 이상 업데이트되지 않습니다');
    expect(notes[1]).toContain('작성 중');
  });

  test('tells search engines the way to it', () => {
    const { jsonLd } = open();
    const names = (jsonLd[1] as { itemListElement: { name: string }[] }).itemListElement;
    expect(names.map(({ name }) => name)).toEqual(['문서', '색']);
    cleanup();
    const [, ways] = open({ path: 'docs/Theme/type/', title: '글꼴' }).jsonLd as never[];
    expect(JSON.stringify(ways)).toMatch(/문서.*테마.*글꼴/);
  });

  test('links to its source where the settings name a place for it', () => {
    const { editBase } = siteConfig;
    siteConfig.editBase = 'https://example.com/edit/';
    const { layout } = open();
    siteConfig.editBase = editBase;
    expect(layout.editUrl).toBe('https://example.com/edit/site/content/docs/Theme/palette.mdx');
    expect(linkOf('이 페이지 편집하기')).toBe(layout.editUrl);
  });
});

describe('When a page last changed', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });

  /** Writes files and commits them at a time. */
  function commit(date: string, files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    git('add', '.');
    process.env.GIT_COMMITTER_DATE = date;
    git('commit', '-qm', date);
    delete process.env.GIT_COMMITTER_DATE;
  }

  /** Last update of a content file for a site in that folder. */
  async function changed(site: string, file: string): Promise<string | undefined> {
    const before = process.cwd();
    vi.resetModules();
    const { lastUpdated } = await import('../../src/sections/docs/lastUpdated.ts');
    process.chdir(site);
    const date = lastUpdated(`content/${file}`);
    process.chdir(before);
    return date?.toISOString();
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'git-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is the time of the newest commit that touched it, whatever letters its name has', async () => {
    git('init', '-q');
    commit('2026-01-01T00:00:00Z', { 'content/a.mdx': '1', 'content/한글 이름.mdx': '1' });
    commit('2026-02-01T00:00:00Z', { 'content/a.mdx': '2', 'other.txt': 'x' });
    expect(await changed(folder, 'a.mdx')).toBe('2026-02-01T00:00:00.000Z');
    expect(await changed(folder, '한글 이름.mdx')).toBe('2026-01-01T00:00:00.000Z');
    expect(await changed(folder, 'none.mdx')).toBeUndefined();
  });

  test('is not told where git knows no history', async () => {
    mkdirSync(join(folder, 'content'));
    expect(await changed(folder, 'a.mdx')).toBeUndefined();
  });

  test('is not told in a shallow clone, where everything changed at once', async () => {
    git('init', '-q');
    commit('2026-01-01T00:00:00Z', { 'content/a.mdx': '1' });
    commit('2026-02-01T00:00:00Z', { 'content/b.mdx': '1' });
    const clone = join(folder, 'clone');
    git('clone', '-q', '--depth', '1', `file://${folder}`, clone);
    expect(await changed(clone, 'a.mdx')).toBeUndefined();
  });
});
