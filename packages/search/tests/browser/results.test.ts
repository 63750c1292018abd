import { describe, expect, test } from 'vitest';
import {
  hitTitle,
  hitTrail,
  markedContent,
  markedLevel,
} from '../../src/browser/results/hitText.ts';
import { markedParts } from '../../src/browser/results/markedParts.ts';
import { groupResults } from '../../src/browser/results/resultGroups.ts';
import { hit } from './hits.ts';

describe('groups', () => {
  test('follow lvl0 in the order of rank and lose no hit', () => {
    const sections = Array.from({ length: 12 }, (_, n) => hit(['Overlay', 'Alert', `s${n}`]));
    const groups = groupResults([
      ...sections,
      hit(['Theme', 'palette']),
      hit(['Overlay', 'Loader']),
    ]);
    expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
      ['Overlay', 13],
      ['Theme', 1],
    ]);
  });

  test('keep the best hit of a page first, also above the page itself', () => {
    const [group] = groupResults([hit(['Overlay', 'Alert', 'API']), hit(['Overlay', 'Alert'])]);
    expect(group?.items.map(({ type }) => type)).toEqual(['lvl2', 'lvl1']);
  });

  test('give sections the page that was found as their parent', () => {
    const page = hit(['Overlay', 'Alert']);
    const [group] = groupResults([
      page,
      hit(['Overlay', 'Alert', 'API']),
      hit(['Overlay', 'Loader', 'API']),
    ]);
    expect(group?.items.map(({ parent }) => parent)).toEqual([null, page, null]);
  });
});

describe('marks', () => {
  test('part the matches from the rest', () => {
    expect(markedParts('Show<mark>Alert</mark>Props')).toEqual([
      { text: 'Show', marked: false },
      { text: 'Alert', marked: true },
      { text: 'Props', marked: false },
    ]);
  });

  test('leave HTML as text, escaped or not', () => {
    expect(markedParts('&lt;img src=x&gt; <b onclick=x> &amp;lt;')).toEqual([
      { text: '<img src=x> <b onclick=x> &lt;', marked: false },
    ]);
  });

  test('are missing where the provider sent none, and the plain text stands', () => {
    const plain = hit(['Overlay', '<b> & co']);
    expect(markedParts(markedLevel(plain, 'lvl1'))).toEqual([{ text: '<b> & co', marked: false }]);
  });
});

describe('text of a hit', () => {
  const content = hit(['Overlay', 'Alert', 'API', 'ShowAlertProps'], {
    type: 'content',
    content: 'title: string',
    _snippetResult: { content: { value: '<mark>title</mark>: string', matchLevel: 'full' } },
  });

  test('is titled by its own heading, and for content by the deepest above it', () => {
    expect(hitTitle(hit(['Overlay', 'Alert', 'API']))).toBe('API');
    expect(hitTitle(content)).toBe('ShowAlertProps');
  });

  test('names the headings above the title', () => {
    expect(hitTrail(content)).toEqual(['lvl1', 'lvl2']);
    expect(hitTrail(hit(['Overlay', 'Alert']))).toEqual([]);
  });

  test('shows a snippet for content only', () => {
    expect(markedContent(content)).toBe('<mark>title</mark>: string');
    expect(markedContent({ ...content, type: 'lvl3' })).toBeNull();
  });
});
