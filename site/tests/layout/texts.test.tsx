import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultCrashText } from '../../src/client/lazy/CrashBoundary.tsx';
import { Notices } from '../../src/layout/ui/Notices.tsx';
import { crashText } from '../../src/text/crash.ts';
import { islandText, shellText } from '../../src/text/shell.ts';

test('the parts speak the English of the specification by default and Korean on the site', () => {
  expect(defaultCrashText).toEqual({ title: 'This page crashed.', tryAgain: 'Try again' });
  expect(crashText).toEqual({
    title: '페이지에 오류가 발생하였습니다.',
    tryAgain: '다시 시도해 보십시오',
  });
  expect(islandText.retry).toBe('다시 시도');
});

test('the not-found page asks to tell the maintainer', () => {
  expect(shellText.notFound.title).toBe('페이지를 찾을 수 없습니다.');
  expect(shellText.notFound.tell).toBe('사이트 관리자에게 링크가 깨진 것을 알려 주십시오.');
});

test.each([
  [{ unlisted: true }, '색인되지 않은 문서'],
  [{ unlisted: true }, '검색 엔진이 이 문서를 색인하지 않으며'],
  [{ draft: true }, '이 페이지는 아직 작성 중입니다.'],
  [{ version: 'unmaintained' as const }, 'ZS-ui Next 문서는 더 이상 업데이트되지 않습니다.'],
  [{ version: 'unmaintained' as const }, '최신 버전</a> (Next)에서 확인하십시오.'],
  [{ version: 'unreleased' as const }, 'ZS-ui Next 문서는 아직 정식 공개되지 않았습니다.'],
])('a page that is %j says so', (props, words) => {
  expect(renderToStaticMarkup(<Notices {...props} />)).toContain(words);
});

test('an ordinary page carries no notice', () => {
  expect(renderToStaticMarkup(<Notices />)).toBe('');
});
