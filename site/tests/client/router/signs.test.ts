// @vitest-environment jsdom
// What the router shows besides the page: the bar, the line at the foot, focus and scroll places.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { shown } from '../../../src/client/router/history.ts';
import {
  endProgress,
  hideNotice,
  showNotice,
  startProgress,
} from '../../../src/client/router/notice.ts';
import {
  announceOpened,
  focusTarget,
  scrollToTarget,
  showTarget,
} from '../../../src/client/router/target.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<div data-announcer></div><div data-progress hidden></div><div data-route-notice><p></p><button></button><button></button></div><main><h2 id="가">가</h2></main>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The bar', () => {
  const bar = () => document.querySelector<HTMLElement>('[data-progress]') as HTMLElement;
  const value = () => Number(bar().style.getPropertyValue('--progress'));

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    endProgress();
    vi.runAllTimers();
  });

  test('does not show for a page that comes at once', () => {
    startProgress();
    vi.advanceTimersByTime(199);
    endProgress();
    vi.runAllTimers();
    expect(bar().hidden).toBe(true);
  });

  test('shows for a page that lets wait, and fills without ever being full', () => {
    startProgress();
    vi.advanceTimersByTime(200);
    expect(bar().hidden).toBe(false);
    const first = value();
    vi.advanceTimersByTime(60_000);
    expect(value()).toBeGreaterThan(first);
    expect(value()).toBeLessThan(1);
  });

  test('goes on when the reader wishes for another page meanwhile', () => {
    startProgress();
    vi.advanceTimersByTime(2000);
    const before = value();
    startProgress();
    expect(value()).toBe(before);
  });

  test('is full for a moment when the page has come', () => {
    startProgress();
    vi.advanceTimersByTime(300);
    endProgress();
    expect(value()).toBe(1);
    expect(bar().hidden).toBe(false);
    vi.runAllTimers();
    expect(bar().hidden).toBe(true);
  });

  test('is missed by nobody on a page that has none', () => {
    document.body.innerHTML = '';
    startProgress();
    expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
    expect(() => endProgress()).not.toThrow();
  });
});

describe('The line at the foot', () => {
  test('says what happened, offers a remedy, and can be closed', () => {
    const line = document.querySelector<HTMLElement>('[data-route-notice]') as HTMLElement;
    line.showPopover = vi.fn();
    line.hidePopover = vi.fn();
    const act = vi.fn();
    showNotice({ text: '서버가 답하지 않습니다.', action: '다시 시도', act });
    const [what, button, close] = [...line.children] as HTMLElement[];
    expect([what?.textContent, button?.textContent]).toEqual([
      '서버가 답하지 않습니다.',
      '다시 시도',
    ]);
    expect(line.showPopover).toHaveBeenCalled();
    button?.click();
    expect(act).toHaveBeenCalled();
    close?.click();
    expect(line.hidePopover).toHaveBeenCalledTimes(1);
    hideNotice();
    expect(line.hidePopover).toHaveBeenCalledTimes(2);
  });
});

describe('The place on a page', () => {
  const url = (hash = '') => new URL(`http://localhost:3000/zs-ui/docs/a/${hash}`);
  const heading = () => document.getElementById('가') as HTMLElement;

  test.each([
    ['a remembered place', url('#%EA%B0%80'), 70, 70],
    ['the top', url(), undefined, 0],
    ['the top, when the hash names nothing', url('#none'), undefined, 0],
    ['the top, when the hash cannot be read', url('#%E0%A4%A'), undefined, 0],
  ])('is %s', (_where, address, y, top) => {
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    scrollToTarget(address, y);
    expect(scrollTo).toHaveBeenCalledWith(0, top);
  });

  test('is the part that the hash names, which gets the focus too', () => {
    scrollToTarget(url('#%EA%B0%80'), undefined);
    expect(decodeURIComponent(location.hash)).toBe('#가');
    focusTarget(url('#%EA%B0%80'));
    expect(document.activeElement).toBe(heading());
  });

  test('leaves the focus to the browser where the page was opened at words of it', () => {
    history.replaceState(null, '', '#%EA%B0%80');
    shown.url = new URL(location.href);
    const opened = vi.spyOn(performance, 'getEntries');
    opened.mockReturnValue([{ name: `${location.href}:~:text=%EB%82%98` } as PerformanceEntry]);
    showTarget();
    expect(document.activeElement).toBe(document.body);
    opened.mockReturnValue([{ name: location.href } as PerformanceEntry]);
    showTarget();
    expect(document.activeElement).toBe(heading());
    opened.mockRestore();
  });

  test('is that part too where a browser leaves the words of a text fragment in the hash', () => {
    scrollToTarget(url('#%EA%B0%80:~:text=%EB%82%98'), undefined);
    expect(decodeURIComponent(location.hash)).toBe('#가');
  });

  test.each([
    ['opens the fold in it', '<div id="가"><details></details></div>', true],
    ['opens a fold that is its whole section', '<h2 id="가">가</h2><details></details>', true],
    [
      'opens such a fold in a frame, above the next section',
      '<h3 id="가">가</h3><section><span>0.13.1부터</span><div><details></details></div></section><h3>나</h3><p>글</p>',
      true,
    ],
    ['leaves a fold below a text', '<h2 id="가">가</h2><p>글</p><details></details>', false],
    ['leaves a fold above a text', '<h2 id="가">가</h2><details></details><p>글</p>', false],
    [
      'leaves a fold below other rows of a table',
      '<h2 id="가">가</h2><section><div><table></table><details></details></div></section>',
      false,
    ],
    [
      'leaves the fold of the next section',
      '<h2 id="가">가</h2><h3>나</h3><details></details>',
      false,
    ],
  ])('%s', (_what, html, isOpen) => {
    document.body.innerHTML = html;
    scrollToTarget(url('#%EA%B0%80'), undefined);
    expect(document.querySelector('details')?.open).toBe(isOpen);
  });

  test('gives the focus to the text of a new page, and says its name', () => {
    const main = document.querySelector('main');
    focusTarget(url(), main);
    expect(document.activeElement).toBe(main);
    announceOpened('설치');
    expect(document.querySelector('[data-announcer]')?.textContent).toBe(
      '설치 페이지로 이동했습니다.',
    );
  });
});
