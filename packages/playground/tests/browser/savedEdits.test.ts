// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { savedEdit } from '../../src/browser/share/savedEdits.ts';
import { saveEdit } from '../../src/browser/share/saveEdit.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/a/');
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what readers wrote in their visit', () => {
  it('is kept for the example of the page, and for no other', () => {
    saveEdit('A.b', '1');
    saveEdit('A.b', '2');
    expect(savedEdit('A.b')).toBe('2');
    expect(savedEdit('A.c')).toBeUndefined();
    history.replaceState(null, '', '/b/');
    expect(savedEdit('A.b')).toBeUndefined();
  });

  it('is kept no more once it is taken back', () => {
    saveEdit('A.b', '1');
    saveEdit('A.c', '2');
    saveEdit('A.b', undefined);
    expect(savedEdit('A.b')).toBeUndefined();
    expect(savedEdit('A.c')).toBe('2');
  });

  it('has bounds in number and in length: the oldest goes first', () => {
    for (let edit = 0; edit < 30; edit++) {
      saveEdit(`A.${edit}`, 'x'.repeat(20_000));
    }
    const kept = Array.from({ length: 30 }, (_, edit) => savedEdit(`A.${edit}`)).map(Boolean);
    expect(kept.lastIndexOf(false)).toBe(29 - Math.floor((256 * 1024) / 20_000));
    sessionStorage.clear();
    for (let edit = 0; edit < 30; edit++) {
      saveEdit(`A.${edit}`, 'x');
    }
    expect(savedEdit('A.9')).toBeUndefined();
    expect(savedEdit('A.10')).toBe('x');
  });

  it.each(['', '{', 'null', '7', '{"place":"/a/ A.b"}', '[null,7,{"place":"/a/ A.b","source":1}]'])(
    'is nothing where the storage holds %j, and can be written again',
    (broken) => {
      sessionStorage.setItem('zs-play-edits', broken);
      expect(savedEdit('A.b')).toBeUndefined();
      saveEdit('A.b', '1');
      expect(savedEdit('A.b')).toBe('1');
    },
  );

  it('is nothing where the browser has no storage or no room', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    saveEdit('A.b', '1');
    expect(savedEdit('A.b')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(savedEdit('A.b')).toBeUndefined();
  });
});
