// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { Announcement, announcementHtml } from '../../src/layout/shell/Announcement.tsx';
import { startAnnouncement } from '../../src/layout/shell/startAnnouncement.ts';

const root = document.documentElement;

function show(id: string, dismissable = true): void {
  delete root.dataset.announcementDismissed;
  document.body.innerHTML = renderToStaticMarkup(
    <Announcement announcement={{ id, html: '새 <b>버전</b>이 나왔습니다.', dismissable }} />,
  );
  startAnnouncement();
}

const close = () =>
  document.querySelector<HTMLButtonElement>('[aria-label="공지 닫기"]') ?? undefined;

beforeEach(() => localStorage.clear());

/** What the boot script of the next page reads. */
const kept = () =>
  ['dismiss', 'id'].map((key) => localStorage.getItem(`docusaurus.announcement.${key}`));

test('closing an announcement hides it and is remembered with its id', () => {
  show('first');
  expect(document.body.textContent).toContain('새 버전이 나왔습니다.');
  expect(kept()).toEqual([null, null]);
  close()?.click();
  expect(root.dataset.announcementDismissed).toBe('');
  expect(kept()).toEqual(['true', 'first']);
  show('second');
  close()?.click();
  expect(kept()).toEqual(['true', 'second']);
});

test('one that cannot be dismissed has no close button, and none is rendered without a setting', () => {
  show('first', false);
  expect(close()).toBeUndefined();
  expect(renderToStaticMarkup(<Announcement announcement={null} />)).toBe('');
});

test.each([
  ['<a href="/docs/intro/">', '<a href="/zs-ui/docs/intro/">'],
  ['<a class="x" href=/blog/>', '<a class="x" href=/zs-ui/blog/>'],
  ['<a href="/zs-ui/blog/">', '<a href="/zs-ui/blog/">'],
  ['<a href="https://example.com/">', '<a href="https://example.com/">'],
  ['<a href="//example.com/">', '<a href="//example.com/">'],
])('a link of an announcement leads into the site, wherever it lies: %s', (written, shown) => {
  expect(announcementHtml(written, '/zs-ui/')).toBe(shown);
});
