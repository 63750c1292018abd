// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptEdits } from '../../src/browser/keptEdits.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/a/');
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what readers wrote in their visit', () => {
  it('is kept for the example of the page, and for no other', () => {
    keptEdits.set('A.b', '1');
    keptEdits.set('A.b', '2');
    expect(keptEdits.get('A.b')).toBe('2');
    expect(keptEdits.get('A.c')).toBeUndefined();
    history.replaceState(null, '', '/b/');
    expect(keptEdits.get('A.b')).toBeUndefined();
  });

  it('is kept no more once it is taken back', () => {
    keptEdits.set('A.b', '1');
    keptEdits.set('A.c', '2');
    keptEdits.set('A.b', undefined);
    expect(keptEdits.get('A.b')).toBeUndefined();
    expect(keptEdits.get('A.c')).toBe('2');
  });

  it('has bounds in number and in length: the oldest goes first', () => {
    for (let edit = 0; edit < 30; edit++) {
      keptEdits.set(`A.${edit}`, 'x'.repeat(20_000));
    }
    const kept = Array.from({ length: 30 }, (_, edit) => keptEdits.get(`A.${edit}`)).map(Boolean);
    expect(kept.lastIndexOf(false)).toBe(29 - Math.floor((256 * 1024) / 20_000));
    sessionStorage.clear();
    for (let edit = 0; edit < 30; edit++) {
      keptEdits.set(`A.${edit}`, 'x');
    }
    expect(keptEdits.get('A.9')).toBeUndefined();
    expect(keptEdits.get('A.10')).toBe('x');
  });

  it.each(['', '{', 'null', '7', '{"place":"/a/ A.b"}', '[null,7,{"place":"/a/ A.b","source":1}]'])(
    'is nothing where the storage holds %j, and can be written again',
    (broken) => {
      sessionStorage.setItem('zs-play-edits', broken);
      expect(keptEdits.get('A.b')).toBeUndefined();
      keptEdits.set('A.b', '1');
      expect(keptEdits.get('A.b')).toBe('1');
    },
  );

  it('is nothing where the browser has no storage or no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keptEdits.set('A.b', '1');
    expect(keptEdits.get('A.b')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(keptEdits.get('A.b')).toBeUndefined();
  });
});
