import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { searchSettings } from '../../src/layout/document/SearchSettings.tsx';
import { Notices } from '../../src/layout/ui/Notices.tsx';
import { siteConfig } from '../../src/site.config.ts';

test.each([
  [{ unlisted: true }, '색인되지 않은 문서'],
  [{ unlisted: true }, '검색 엔진이 이 문서를 색인하지 않으며'],
  [{ draft: true }, '이 페이지는 아직 작성 중입니다.'],
  [{ version: 'unmaintained' as const }, 'ZS-ui Next 문서는 더 이상 업데이트되지 않습니다.'],
  [{ version: 'unreleased' as const }, 'ZS-ui Next 문서는 아직 정식 공개되지 않았습니다.'],
])('a page that is %j says so', (props, words) => {
  expect(renderToStaticMarkup(<Notices {...props} />)).toContain(words);
});

describe('The note on a version', () => {
  const { docsVersion } = siteConfig;
  afterEach(() => {
    siteConfig.docsVersion = docsVersion;
  });

  test.each(['unmaintained', 'unreleased'] as const)(
    'that is %s leads to the one that is released and maintained, by its name',
    (version) => {
      const latest = { label: '0.12', url: 'https://example.com/0.12/' };
      siteConfig.docsVersion = { ...docsVersion, isLast: false, latest };
      const note = renderToStaticMarkup(<Notices version={version} />);
      expect(note).toContain(`<a href="${latest.url}">최신 버전</a> (0.12)`);
    },
  );

  test('leads nowhere where there is no other version', () => {
    expect(renderToStaticMarkup(<Notices version="unmaintained" />)).not.toContain('<a ');
  });
});

test('the faults that the search offers before a word is typed are headings of their page', async () => {
  const page = await readFile('site/content/docs/Guide/Troubleshooting.mdx', 'utf8');
  const faults = searchSettings.places?.filter(({ url }) => url.includes('#')) ?? [];
  expect(faults).toHaveLength(3);
  for (const { title, url } of faults) {
    expect(page).toContain(`\n### ${title}\n`);
    expect(url).toContain(`docs/Guide/Troubleshooting/#${title.replaceAll(' ', '-')}`);
  }
});

test('an ordinary page carries no notice', () => {
  expect(renderToStaticMarkup(<Notices />)).toBe('');
});
