import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { packRecords } from '../../src/shared/files/packRecords.ts';
import { createIndex } from '../../src/shared/index/searchIndex.ts';
import { readCorpus } from '../../src/shared/index/sections.ts';
import { MAX_QUERY_STEPS } from '../../src/shared/query/budget.ts';
import { findSections } from '../../src/shared/rank/findSections.ts';
import { hierarchyOf, LEVELS, type SearchRecord } from '../../src/shared/records.ts';
import type { MarkedPart } from '../../src/shared/searchClient.ts';
import { ask, engineOf, fixtureRecords } from '../fixture/site.ts';

/** Inputs that a property is tried on: many at night. */
const RUNS = process.env.TEST_SCOPE === 'all' ? 300 : 50;

// Hundreds of searches take their time on a busy machine; the work itself is counted, not timed.
vi.setConfig({ testTimeout: 60_000 });

const hangul = fc.string({
  unit: fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
});
const jamo = fc.string({
  unit: fc.integer({ min: 0x3131, max: 0x318e }).map((code) => String.fromCharCode(code)),
});
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.string({ unit: 'grapheme', maxLength: 64 }),
  fc
    .array(fc.oneof(hangul, jamo, fc.string({ maxLength: 8 })), { maxLength: 20 })
    .map((words) => words.join(' ')),
);

/** Text of marked parts, without the dots where it was cut. */
const textOf = (parts: readonly MarkedPart[] | null | undefined) =>
  (parts ?? [])
    .map(({ text }) => text)
    .filter((text) => text !== '…')
    .join('');
const oneLine = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

const record = (title: string, content: string): SearchRecord => ({
  objectID: 'content-/x/',
  url: '/x/',
  url_without_anchor: '/x/',
  anchor: null,
  type: 'content',
  hierarchy: hierarchyOf([title, title]),
  content,
  language: 'ko',
  docusaurus_tag: 'default',
});

describe('Whatever is typed', async () => {
  const engine = await engineOf(fixtureRecords);
  const files = packRecords(fixtureRecords);
  const index = createIndex(readCorpus(files.headings), files.text.text.split('\f'));

  test('a search never throws, and what it marks is the text as it stands', async () => {
    const property = fc.asyncProperty(anything, async (query) => {
      const { hits } = await ask(engine, query, { snippetWords: 5 });
      for (const { titles, hierarchy, content, snippet } of hits) {
        for (const level of LEVELS) {
          expect(oneLine(hierarchy[level])).toContain(textOf(titles[level]));
        }
        expect(content === null || oneLine(content).includes(textOf(snippet))).toBe(true);
      }
    });
    await fc.assert(property, { numRuns: RUNS });
  });

  test('the counted work of a query stays within the budget', () => {
    const property = fc.property(anything, (query) => {
      expect(findSections(index, query.slice(0, 512)).steps).toBeLessThan(MAX_QUERY_STEPS * 1.1);
    });
    fc.assert(property, { numRuns: RUNS });
  });
});

describe('Whatever a site holds', () => {
  test('its texts can be found by themselves and come out as they are', async () => {
    const property = fc.asyncProperty(anything, anything, async (title, content) => {
      const engine = await engineOf([record(title, content)]);
      for (const query of [title, content, title.slice(0, 3)]) {
        const { hits } = await ask(engine, query);
        const [hit] = hits;
        expect(oneLine(hit?.hierarchy.lvl1 ?? '')).toContain(textOf(hit?.titles.lvl1));
      }
    });
    await fc.assert(property, { numRuns: RUNS });
  });
});
