import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hitTitle, hitTrail, markedTitle } from '../../src/browser/results/hitText.ts';
import { ResultBody } from '../../src/browser/results/ResultBody.tsx';
import {
  groupResults,
  type MoreRow,
  type ResultGroup,
  type ResultRow,
} from '../../src/browser/results/resultGroups.ts';
import type { SearchPlace } from '../../src/shared/searchClient.ts';
import { hit } from '../fixture/hits.ts';
import { text } from '../fixture/text.ts';

/** A row in short: its heading, or how many wait behind it. */
const inShort = (row: ResultRow | MoreRow) => (row.kind === 'hit' ? hitTitle(row.hit) : row.count);
const rowsOf = (groups: readonly ResultGroup[]) => groups.map(({ rows }) => rows.map(inShort));

describe('Groups', () => {
  const alert = ['Overlay', 'Alert'];

  test('stand once each, in the order of their best hits', () => {
    const groups = groupResults([
      hit(alert),
      hit(['Overlay', 'Loader']),
      hit(['Theme', 'palette']),
      hit(['Theme', 'typography']),
      hit(['Start', 'intro']),
      hit(['Start', 'provider']),
    ]);
    expect(groups.map(({ title }) => title)).toEqual(['Overlay', 'Theme', 'Start']);
    expect(rowsOf(groups)).toEqual([
      ['Alert', 'Loader'],
      ['palette', 'typography'],
      ['intro', 'provider'],
    ]);
  });

  test('put none before the best three: the others of a group wait until they are asked for', () => {
    const hits = [
      hit(alert),
      hit(['Theme', 'palette']),
      hit(['Overlay', 'Loader']),
      hit(['Overlay', 'Snackbar']),
      hit(['Theme', 'typography']),
    ];
    const groups = groupResults(hits);
    expect(rowsOf(groups)).toEqual([
      ['Alert', 'Loader'],
      ['palette', 'typography'],
    ]);
    expect(groups.map(({ waiting }) => waiting)).toEqual([1, 0]);
    expect(rowsOf(groupResults(hits, new Set(['Overlay'])))[0]).toContain('Snackbar');
  });

  test('show three hits of a page; the others wait behind a row of their own', () => {
    const sections = Array.from({ length: 6 }, (_, n) => hit([...alert, `s${n}`]));
    const hits = [...sections, hit(['Overlay', 'Loader'])];
    expect(rowsOf(groupResults(hits))).toEqual([['s0', 's1', 's2', 3, 'Loader']]);
    const open = new Set(['/docs/Alert/']);
    expect(rowsOf(groupResults(hits, open))).toEqual([
      ['s0', 's1', 's2', 's3', 's4', 's5', 'Loader'],
    ]);
  });

  test('keep the best hit of a page first, also above the page itself', () => {
    const [group] = groupResults([hit([...alert, 'API']), hit(alert)]);
    expect(group?.rows).toMatchObject([
      { hit: { type: 'lvl2' }, isNested: false },
      { hit: { type: 'lvl1' }, isNested: false },
    ]);
  });

  test('give sections the page that was found, and indent those under it', () => {
    const page = hit(alert);
    const [group] = groupResults([page, hit([...alert, 'API']), hit(['Overlay', 'Loader', 'API'])]);
    expect(group?.rows).toMatchObject([
      { page: null, isNested: false },
      { page, isNested: true },
      { page: null, isNested: false },
    ]);
  });
});

describe('Text of a hit', () => {
  const content = hit(['Overlay', 'Alert', 'API', 'ShowAlertProps'], { type: 'content' });

  test('is titled by its own heading, and for content by the deepest above it', () => {
    expect(hitTitle(hit(['Overlay', 'Alert', 'API']))).toBe('API');
    expect(hitTitle(content)).toBe('ShowAlertProps');
  });

  test('is titled by its address where it has no heading at all', () => {
    expect(hitTitle(hit([], { type: 'content', url: '/x/' }))).toBe('/x/');
  });

  test('names the headings above the title', () => {
    expect(hitTrail(content)).toEqual(['lvl1', 'lvl2']);
    expect(hitTrail(hit(['Overlay', 'Alert']))).toEqual([]);
  });

  test('is plain where the provider sent no marks', () => {
    expect(markedTitle(hit(['Overlay', '<b> & co']), 'lvl1')).toEqual([
      { text: '<b> & co', marked: false },
    ]);
  });
});

test('A remark of the site stands after the title, on the hits that it is about', () => {
  const remark = ({ hierarchy }: SearchPlace) => (hierarchy.lvl1 === 'Alert' ? 'Gone' : null);
  const bodyOf = (titles: string[]) =>
    renderToStaticMarkup(
      createElement(ResultBody, { hit: hit(titles), text: { ...text, remark } }),
    );
  expect(bodyOf(['Overlay', 'Alert'])).toMatch(/Alert.*<span class="zs-search-remark">Gone</);
  expect(bodyOf(['Overlay', 'Loader'])).not.toContain('zs-search-remark');
});
