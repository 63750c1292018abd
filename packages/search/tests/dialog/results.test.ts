import { describe, expect, test } from 'vitest';
import { hitTitle, hitTrail, markedTitle } from '../../src/browser/results/hitText.ts';
import { groupResults } from '../../src/browser/results/resultGroups.ts';
import { hit } from '../fixture/hits.ts';

describe('Groups', () => {
  test('follow lvl0 in the order of rank and lose no hit', () => {
    const sections = Array.from({ length: 12 }, (_, n) => hit(['Overlay', 'Alert', `s${n}`]));
    const groups = groupResults([
      ...sections,
      hit(['Theme', 'palette']),
      hit(['Overlay', 'Loader']),
    ]);
    expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Overlay', 13],
      ['Theme', 1],
    ]);
  });

  test('keep the best hit of a page first, also above the page itself', () => {
    const [group] = groupResults([hit(['Overlay', 'Alert', 'API']), hit(['Overlay', 'Alert'])]);
    expect(group?.rows.map(({ hit: { type }, isNested }) => [type, isNested])).toEqual([
      ['lvl2', false],
      ['lvl1', false],
    ]);
  });

  test('give sections the page that was found, and indent those under it', () => {
    const page = hit(['Overlay', 'Alert']);
    const [group] = groupResults([
      page,
      hit(['Overlay', 'Alert', 'API']),
      hit(['Overlay', 'Loader', 'API']),
    ]);
    expect(group?.rows.map((row) => row.page)).toEqual([null, page, null]);
    expect(group?.rows.map((row) => row.isNested)).toEqual([false, true, false]);
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
