import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { addresses, engineOf } from '../fixture/site.ts';

const engine = await engineOf(
  readPage(
    `<main><h1>안내</h1>
    <h2 id="radio">강아지 그룹 고르기</h2><p>하나를 고릅니다.</p></main>`,
    '/n/p/',
  ),
);
const first = async (query: string) => (await addresses(engine, query))[0];

describe('A run without spaces', () => {
  test('of which a word is mistyped finds what is meant', async () => {
    expect(await first('강아지구룹')).toBe('p/#radio');
  });

  test('of which a word is unknown finds what is known of it', async () => {
    expect(await first('강아지그룹뷁쉙')).toBe('p/#radio');
  });

  test('of which most is unknown finds nothing', async () => {
    expect(await addresses(engine, '강아지뷁쉙괡뭵')).toEqual([]);
  });
});

test.each(['그룹이랑', '그룹랑'])(
  'a particle of speech is no part of the word: %s',
  async (query) => {
    expect(await first(query)).toBe('p/#radio');
  },
);
