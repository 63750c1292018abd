// @vitest-environment jsdom
import { book } from '@0610studio/zs-ui/facts';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlainPage } from '../../src/layout/ui/PlainPage.tsx';
import { Changelog, changelogHeadings } from '../../src/sections/changelog/Changelog.tsx';
import { releaseId, releases } from '../../src/toolkit/facts/releases.ts';

afterEach(cleanup);

const foldOf = (version: string) =>
  document.getElementById(releaseId(version))?.closest('details') ?? null;

test('the newest versions stand open, and the older ones are all in the page, folded', () => {
  render(<Changelog />);
  expect(document.querySelectorAll('h3')).toHaveLength(releases.length);
  expect(foldOf(book.documented.version)).toBeNull();
  expect(foldOf('0.12.2')?.querySelector('summary')?.textContent).toBe('0.12.0–0.12.8, 버전 9개');
  expect(document.querySelector('li > details')).toBeNull();
});

test('the contents of a page stand below its title', () => {
  render(
    <PlainPage
      title="변경 기록"
      toc={changelogHeadings.map(({ slug, text }) => ({ slug, text, children: [] }))}
    />,
  );
  const [title, fold] = document.querySelectorAll('h1, main details');
  expect([title?.tagName, fold?.tagName]).toEqual(['H1', 'DETAILS']);
});
