import { describe, expect, test } from 'vitest';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import { engineOf, fixtureRecords, queryOf } from '../fixture/site.ts';

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
