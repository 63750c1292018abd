import { describe, expect, test } from 'vitest';
import { markLines, parseLines } from '../../src/content/markdown/markLines.ts';

describe('The lines that an author marks', () => {
  test.each([
    [undefined, []],
    ['3', [3]],
    ['3-5', [3, 4, 5]],
    ['3-5, 8', [3, 4, 5, 8]],
    [' 1 , 2 - 3 ', [1, 2, 3]],
    ['7,2', [7, 2]],
    ['5-3', []],
  ])('%j are %j', (mark, lines) => {
    expect([...parseLines(mark)]).toEqual(lines);
  });

  test.each(['', 'a', '3-', '-3', '1;2', '1,,2', '3..5'])(
    'that cannot be read stop the build and show how to write them: %j',
    (mark) => {
      expect(() => parseLines(mark)).toThrow(`mark="${mark}"`);
      expect(() => parseLines(mark)).toThrow('mark="3-5"');
    },
  );

  test('are marked in the code, counted from 1, and no others', () => {
    const html =
      '<pre><code><span class="line">a</span>\n<span class="line"><b>b</b></span>\n<span class="line">c</span></code></pre>';
    expect(markLines(html, '2')).toBe(
      html.replace('<span class="line"><b>', '<span class="line highlighted"><b>'),
    );
    expect(markLines(html, undefined)).toBe(html);
    expect(markLines(html, '9')).toBe(html);
  });
});
