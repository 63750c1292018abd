import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultCrashText } from '../../src/client/lazy/CrashBoundary.tsx';
import { BaseBanner } from '../../src/layout/shell/BaseBanner.tsx';
import { Notices } from '../../src/layout/ui/Notices.tsx';
import { defaultIslandText } from '../../src/sections/islands/Island.tsx';
import { siteConfig } from '../../src/site.config.ts';
import { crashText } from '../../src/text/crash.ts';
import { islandText, shellText } from '../../src/text/shell.ts';

test('the parts speak the English of the specification by default and Korean on the site', () => {
  expect(defaultCrashText).toEqual({ title: 'This page crashed.', tryAgain: 'Try again' });
  expect(crashText).toEqual({
    title: '페이지에 오류가 발생하였습니다.',
    tryAgain: '다시 시도해 보세요',
  });
  expect(defaultIslandText.retry).toBe('Retry');
  expect(islandText.retry).toBe('다시 시도');
  expect(renderToStaticMarkup(<BaseBanner />)).toContain('Your site did not load properly');
  expect(renderToStaticMarkup(<BaseBanner text={shellText.baseBanner} />)).toMatch(
    /role="alert".*사이트를 제대로 불러오지 못했습니다/,
  );
});

test('the not-found page asks to tell the maintainer', () => {
  expect(shellText.notFound.title).toBe('페이지를 찾을 수 없습니다.');
  expect(shellText.notFound.tell).toBe('사이트 관리자에게 링크가 깨진 것을 알려 주세요.');
});

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

test('an ordinary page carries no notice', () => {
  expect(renderToStaticMarkup(<Notices />)).toBe('');
});
