import { describe, expect, test } from 'vitest';
import { TRUNCATE_MARK } from '../../src/content/markdown/truncateMark.ts';
import { complaint, htmlOf } from '../support/writtenPage.ts';

describe('The mark that cuts a post for the list', () => {
  test('is kept as a rule that nobody sees', () => {
    const html = htmlOf('앞\n\n{/* truncate */}\n\n뒤');
    const [before, after] = html.split(TRUNCATE_MARK);
    expect(before).toContain('앞');
    expect(after).toContain('뒤');
    expect(html).toMatch(/<hr data-truncate[^>]* hidden/);
  });

  test('is refused where it stands twice', async () => {
    expect(await complaint('앞\n\n{/* truncate */}\n\n뒤\n\n{/* truncate */}\n\n끝')).toContain(
      'x.mdx:7 {/* truncate */} 표시가 두 개 있습니다',
    );
  });

  test('is no rule that the author drew', () => {
    expect(htmlOf('앞\n\n---\n\n뒤')).not.toMatch(TRUNCATE_MARK);
  });
});
