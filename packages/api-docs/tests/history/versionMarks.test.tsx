// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VersionMarks } from '../../src/browser/index.ts';
import { type ApiHistory, buildHistory, changesBetween } from '../../src/history/index.ts';
import { EntryTable } from '../../src/react/index.ts';
import { type ApiEntry, rowId } from '../../src/shared/index.ts';
import { api, component, internal, versions } from './toolkit.ts';

const history = buildHistory(versions);

/** The page that describes 1.1.0. */
const documented = versions[1]?.api ?? api('1.1.0');
const page = renderToStaticMarkup(<EntryTable docs={{ api: documented }} of="Badge" />);

const marksBetween = (history: ApiHistory, documented: string, mine: string) => (
  <VersionMarks
    page={document.body}
    changes={changesBetween(history, documented, mine)}
    mine={mine}
    isOlder={history.versions.indexOf(mine) < history.versions.indexOf(documented)}
  />
);
const marksFor = (mine: string) => marksBetween(history, '1.1.0', mine);
const row = (member: string) => document.getElementById(rowId('Badge', member));
const notes = (member: string) =>
  [...(row(member)?.querySelectorAll('.zs-api-mine') ?? [])].map((note) => note.textContent);

beforeEach(() => {
  document.body.innerHTML = page;
});
afterEach(cleanup);

describe('A table for another version', () => {
  it('says what is different in the row of a prop, and marks the row', () => {
    render(marksFor('2.0.0'));
    expect(notes('children')).toEqual(['2.0.0의 타입: string | number']);
    expect(notes('size')).toEqual(['2.0.0의 필수 여부: 필수', '2.0.0의 기본값: 없음']);
    expect(notes('tone')).toEqual(['2.0.0의 필수 여부: 선택']);
    expect(row('children')?.dataset.mine).toBe('changed');
  });

  it('says of a prop that an older version lacks when it came', () => {
    render(marksFor('1.0.0'));
    expect(notes('tone')).toEqual(['1.0.0에는 없습니다. 1.1.0에서 추가되었습니다.']);
    expect(row('tone')?.dataset.mine).toBe('gone');
    expect(notes('children')).toEqual([]);
  });

  it('unfolds the props that only the other version has', () => {
    const newer = [
      ...versions,
      {
        version: '2.1.0',
        api: api('2.1.0', component('Badge', 'children: string', 'icon?: Icon')),
      },
    ];
    const { container } = render(marksBetween(buildHistory(newer), '1.1.0', '2.1.0'));
    expect(container.textContent).toBe('');
    act(() => screen.getByRole('button', { name: '2.1.0에 있는 항목 1개 더 보기' }).click());
    expect(screen.getByRole('row', { name: 'icon Icon 2.1.0에서 추가되었습니다.' })).toBeTruthy();
    act(() => screen.getByRole('button', { name: '추가된 항목 접기' }).click());
    expect(screen.queryByRole('row', { name: /^icon/ })).toBeNull();
  });

  it('says of a whole name that it is gone', () => {
    const without = [...versions, { version: '3.0.0', api: api('3.0.0') }];
    render(marksBetween(buildHistory(without), '1.1.0', '3.0.0'));
    expect(document.getElementById('api-Badge')?.textContent).toContain(
      '3.0.0에는 없습니다. 3.0.0에서 제거되었습니다.',
    );
  });

  it('says of a ref, in its row, that the other version lacks it', () => {
    const badge = component('Badge', 'children: string');
    const history = buildHistory([
      { version: '1.0.0', api: api('1.0.0', badge) },
      { version: '1.1.0', api: api('1.1.0', { ...badge, refType: 'BadgeRef' } as ApiEntry) },
    ]);
    const ref = document.createElement('div');
    ref.id = rowId('Badge', 'ref');
    ref.innerHTML = '<div class="zs-api-description"></div>';
    document.body.append(ref);
    const marks = (documented: string, mine: string) => marksBetween(history, documented, mine);
    const { rerender } = render(marks('1.1.0', '1.0.0'));
    expect(notes('ref')).toEqual(['1.0.0에는 없습니다. 1.1.0에서 추가되었습니다.']);
    rerender(marks('1.0.0', '1.1.0'));
    expect(notes('ref')).toEqual([]);
    expect(screen.getByRole('button', { name: '1.1.0에 있는 항목 1개 더 보기' })).toBeTruthy();
  });

  it('says of a type that the other version does not export it', () => {
    const history = buildHistory([
      { version: '1.0.0', api: api('1.0.0', internal('Badge', 'a: string')) },
      {
        version: '1.1.0',
        api: api('1.1.0', { ...internal('Badge', 'a: string'), exported: true }),
      },
    ]);
    render(marksBetween(history, '1.1.0', '1.0.0'));
    expect(document.querySelector('.zs-api-mine')?.textContent).toBe(
      '1.0.0에서는 export하지 않습니다.',
    );
  });

  it('is as documented again once the marks are taken away', () => {
    const { unmount } = render(marksFor('2.0.0'));
    unmount();
    expect(document.body.querySelector('.zs-api-mine, [data-mine]')).toBeNull();
  });
});
