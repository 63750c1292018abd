import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import { addresses, engineOf, fixtureRecords, queryOf } from '../fixture/site.ts';

const engine = await engineOf(fixtureRecords, {
  synonyms: [{ use: '단축키', also: ['핫키'], nearest: ['매크로', '음성 명령'] }],
});
await engine.loadTexts();
const answer = (query: string) => toAnswer(engine.find(queryOf(query)), 10);

describe('A word for something that the documents do not have', () => {
  test.each(['매크로', '음성 명령'])('finds the nearest thing, which says so once: %s', (query) => {
    const { hits, unknownWords } = answer(query);
    expect(hits[0]?.url).toBe('/n/notes/#shortcuts');
    expect(hits.map(({ missing }) => missing)).toEqual([query, ...hits.slice(1).map(() => null)]);
    expect(unknownWords).toEqual([]);
  });

  test('another word for the same thing is no such word', () => {
    const [hit] = answer('핫키').hits;
    expect(hit?.url).toBe('/n/notes/#shortcuts');
    expect(hit?.missing).toBeNull();
  });
});

test.each(['안 지워짐', '안 지워져요', '안 지워지는데요', '안지워지네요'])(
  'what happens is one phrase by whatever ending it is told: %s',
  async (query) => {
    const heading = '글이 그대로 남습니다';
    const page = readPage(
      `<main><article><h1>글</h1><h2 id="a">지우기</h2><p>글을 지웁니다. 지워지지 않습니다.</p><h2 id="b">${heading}</h2><p>저장합니다.</p></article></main>`,
      '/n/text/',
    );
    const synonyms = [{ use: heading, also: ['안 지워짐'] }];
    expect(await addresses(await engineOf(page, { synonyms }), query)).toHaveProperty(
      '0',
      'text/#b',
    );
  },
);
