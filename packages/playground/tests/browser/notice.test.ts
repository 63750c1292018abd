// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { Notice } from '../../src/browser/player/Notice.ts';

it('keeps the last few lines of what an example writes', () => {
  const element = document.createElement('div');
  const notice = new Notice(element);
  for (let line = 1; line <= 400; line++) {
    notice.addLine(`줄 ${line}`);
  }
  expect([...element.children].map(({ textContent }) => textContent)).toEqual(
    [393, 394, 395, 396, 397, 398, 399, 400].map((line) => `줄 ${line}`),
  );
});

it('says what is only seen, once, and keeps what stands there', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const notice = new Notice(element);
  notice.show('코드를 복사했습니다.');
  notice.say('변경한 코드: a');
  notice.say('변경한 코드: b');
  expect(element.textContent).toBe('코드를 복사했습니다.');
  const said = element.nextElementSibling;
  expect(said?.getAttribute('aria-live')).toBe('polite');
  // Empty, a status would be read as one by who comes by.
  expect(said?.hasAttribute('role')).toBe(false);
  expect(said?.textContent).toBe('변경한 코드: b');
});

it('says the same sentence again as another text, since a live region whose text stays is silent', () => {
  const element = document.createElement('div');
  document.body.append(element);
  const notice = new Notice(element);
  const texts = [1, 2, 3].map(() => {
    notice.show('코드를 복사했습니다.');
    return element.textContent;
  });
  expect(new Set(texts.slice(0, 2)).size).toBe(2);
  expect(texts[2]).toBe(texts[0]);
});
