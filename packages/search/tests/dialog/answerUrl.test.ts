import { expect, test } from 'vitest';
import { answerUrl } from '../../src/browser/results/answerUrl.ts';

const piece = (text: string) => ({ label: null, parts: [{ text, marked: false }] });

test('a row is named by its longest cell, as its name stands elsewhere on the page first', () => {
  const pieces = ['disabled', 'boolean', '누를 수 없습니다.'].map(piece);
  const url = answerUrl({
    url: '/a/#prop-A-disabled',
    type: 'content',
    answer: { kind: 'row', pieces },
  });
  expect(decodeURIComponent(url)).toBe('/a/#prop-A-disabled:~:text=누를 수 없습니다.');
});
