import { describe, expect, test } from 'vitest';
import { readPage } from '../../src/build/page/readPage.ts';
import { toAnswer } from '../../src/shared/answer/toAnswer.ts';
import { condense } from '../../src/shared/query/condense.ts';
import { MAX_QUERY_LENGTH } from '../../src/shared/query/maxQueryLength.ts';
import { engineOf, fixtureRecords, queryOf } from '../fixture/site.ts';

const LOG = `npm ERR! code E404 2026-01-02 10:11:12
Error: Unable to resolve "expo-font" from "/Users/me/work/app/src/index.js:12:3"
    at resolve (/Users/me/work/app/node_modules/metro/src/resolve.js:101:22)
    at processTicksAndRejections (node:internal/process/task_queues:95:5)`;

describe('A text that is too long for a query', () => {
  test('keeps names and what stands in quotes, in their order', () => {
    expect(condense(LOG)).toContain('resolve expo-font');
    expect(condense(LOG).length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
  });

  test.each(['Users', 'node_modules', 'processTicksAndRejections', '2026', ':12'])(
    'leaves out what says only where and when: %s',
    (noise) => {
      expect(condense(LOG)).not.toContain(noise);
    },
  );

  test('keeps the words of the greatest worth', () => {
    const words = Array.from({ length: 40 }, (_, n) => `word${'abcdefghij'[n % 10]}${n}`).join(' ');
    const worth = (word: string) => (/7$/.test(word) ? 2 : 0);
    expect(condense(words, worth)).toBe('wordh7 wordh17 wordh27 wordh37');
  });

  test('is cut where nothing in it is worth anything', () => {
    const numbers = '123456789 '.repeat(10);
    expect(condense(numbers)).toBe(numbers.slice(0, MAX_QUERY_LENGTH));
  });

  test.each(['1', '12'])('is never cut within an emoji: %s', (start) => {
    const long = `${start}${'😀'.repeat(3000)}`;
    expect(condense(long, () => 0)).toMatch(/😀$/u);
  });

  test('is searched by the words that are rare in the documents, and the answer says which', async () => {
    const engine = await engineOf(fixtureRecords);
    await engine.loadTexts();
    const log = `[12:00:01] 노트 노트 ${'something went wrong here '.repeat(6)} readOnly 에디터 at x (/a/b.js:1:2)`;
    const { hits, text } = toAnswer(engine.find(queryOf(log)), 10);
    expect(text?.split(' ')).toEqual(expect.arrayContaining(['readOnly', '에디터']));
    expect(hits[0]?.url).toContain('/n/components/');
  });

  test('keeps the package of a file that was not found, and no level of a log', () => {
    const log = `WARN ERROR ${'something '.repeat(8)}from node_modules/expo-font/build/index.js`;
    expect(condense(log)).toContain('expo-font');
    expect(condense(log)).not.toMatch(/WARN|ERROR|node_modules/);
  });

  test('is read from both ends', () => {
    const log = `${'something '.repeat(500)}\nExecution failed for task ":app:mergeDebug"`;
    expect(condense(log)).toContain('failed');
  });

  test('keeps a name that the documents do not have, so that a note can say so', async () => {
    const engine = await engineOf(fixtureRecords);
    await engine.loadTexts();
    const log = `CocoaPods could not find a version of the note for the editor "ReactCommon" ${'of it '.repeat(5)}`;
    expect(toAnswer(engine.find(queryOf(log)), 10).text).toMatch(/CocoaPods.*ReactCommon/);
  });

  test('keeps a file of a package', () => {
    const log = `Unable to resolve module @scope/kit/src/theme from /Users/me/app/src/App.tsx ${'of it '.repeat(5)}`;
    expect(condense(log)).toContain('scope/kit/src/theme');
    expect(condense(log)).not.toContain('Users');
  });

  test('is the heading that it quotes, or what else a section is called', async () => {
    const engine = await engineOf([
      ...fixtureRecords,
      ...readPage(
        '<main><h1>T</h1><h2 id="a" data-search-keywords="Cannot use import">준비</h2></main>',
        '/n/t/',
      ),
    ]);
    await engine.loadTexts();
    for (const message of ['두 단계 인증', 'Cannot use import']) {
      const log = `Error: ${message} ${'something went wrong '.repeat(5)}readOnly 에디터`;
      expect(toAnswer(engine.find(queryOf(log)), 10).text).toBe(message);
    }
  });
});
