import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { book, parseFact } from '@0610studio/zs-ui/facts';
import type { ApiComponent, ApiMember } from '@zs-docs/api-docs';
import { historyText } from '@zs-docs/api-docs/build';
import { apiAt, buildHistory, classifyChanges, lifespanOf } from '@zs-docs/api-docs/history';
import { describe, expect, it } from 'vitest';
import { checkFixes } from '../truth/history/checkFixes.ts';
import { checkVersionStatements } from '../truth/history/checkHistory.ts';
import { checkStatements } from '../truth/history/checkStatements.ts';
import { datedStatementsOf, statementsOf } from '../truth/history/statements.ts';

const { history } = book;

describe('the history of the published API', () => {
  it('has the names that releases.json has read from the exports of each version by another way', () => {
    const names = new Set<string>();
    for (const { version, added, removed } of book.releases) {
      for (const name of added) {
        names.add(name);
      }
      for (const name of removed) {
        names.delete(name);
      }
      const exported = Object.entries(apiAt(history, version).entries)
        .filter(([, { internal }]) => !internal)
        .map(([name]) => name);
      expect(exported.sort(), version).toEqual([...names].sort());
    }
  });

  it('is read as it is written, with every fact that an API may have', () => {
    const source = { file: 'src/index.ts', line: 1 };
    const texts = { description: '설명', internal: false, exported: true, published: '다릅니다.' };
    const member: Required<ApiMember> = {
      ...{ name: 'size', description: '크기', type: 'number', required: false, default: '16' },
      ...{ deprecated: '`scale`을 사용하세요.', values: [16, 20], min: 1, max: 20 },
      published: '다릅니다.',
      source,
    };
    const badge: Required<ApiComponent> = {
      ...{ ...texts, name: 'Badge', kind: 'component', deprecated: '', source },
      ...{ propsType: 'BadgeProps', refType: 'View', members: [member] },
      inherited: [{ from: 'ViewProps', count: 3 }],
    };
    const { deprecated: _entry, ...before } = badge;
    const { deprecated: _member, ...size } = member;
    const versions = [
      ['1.0.0', { ...before, members: [size] }],
      ['2.0.0', badge],
    ] as const;
    const made = buildHistory(
      versions.map(([version, entry]) => ({
        version,
        api: { package: 'ui', version, inherited: { ViewProps: ['style'] }, entries: [entry] },
        values: { 'light.main': '#111111' },
      })),
    );
    expect(parseFact('api-history.json', historyText(made))).toMatchObject(made);
    expect(lifespanOf(made, '1.0.0', 'Badge')).toMatchObject({ deprecated: '2.0.0' });
    expect(lifespanOf(made, '2.0.0', 'Badge', 'size')).toMatchObject({ deprecated: '2.0.0' });
    expect(classifyChanges(made, '1.0.0', '2.0.0').silent).toMatchObject([
      { name: 'Badge', what: 'deprecated' },
      { name: 'Badge', member: 'size', what: 'deprecated', to: '`scale`을 사용하세요.' },
    ]);
  });

  it('confirms what changes.yml, behaviour.yml and the pages say of versions', () => {
    const { what, errors } = checkVersionStatements(history);
    expect(errors).toEqual([]);
    expect(Number(/\d+/.exec(what))).toBeGreaterThan(30);
  });
});

describe('a statement on a version', () => {
  const inShort = (text: string) =>
    statementsOf('1.0.0', text).map(({ what, name, to }) =>
      [what, name, to].filter(Boolean).join(' '),
    );

  it.each([
    ['`ZSContainer`에 `rightComponent`를 추가합니다.', ['added rightComponent']],
    ['모달 화면(`showModality`)을 추가합니다.', ['added showModality']],
    ["옵션에 `type: 'floating' | 'fixed'`를 추가합니다.", ['added type']],
    [
      '`useTheme`에서 `a`, `b`와 `c`를 제거하고, `d`를 추가합니다.',
      ['removed a', 'removed b', 'removed c', 'added d'],
    ],
    [
      '램프의 `0` 단계를 제거하고 기본 `primary` 램프의 색을 바꿉니다.',
      ['removed 0', 'changed light.primary'],
    ],
    [
      "`ZSContainer`의 `edges` 기본값이 `['bottom']`으로 바뀝니다.",
      ["changed ZSContainer.edges ['bottom']"],
    ],
    ['`main`은 `secondary` #1A9FFF → #26B3A8입니다.', ['changed light.secondary.main #26B3A8']],
    ['`hideOverlay`가 키보드를 닫습니다.', []],
  ])('is read: %s', (text, statements) => {
    expect(inShort(text)).toEqual(statements);
  });

  it('is read where a text names the version', () => {
    expect(datedStatementsOf('`border`, `divider`는 0.12.4에서 제거되었습니다.')).toEqual([
      { version: '0.12.4', what: 'removed', name: 'border' },
      { version: '0.12.4', what: 'removed', name: 'divider' },
    ]);
  });

  it.each([
    ['0.12.4', 'removed', 'dimensions', undefined],
    ['0.12.5', 'removed', 'dimensions', 'until 0.12.4'],
    ['0.14.2', 'added', 'maxHeight', 'since 0.14.1'],
    ['0.9.9', 'added', 'themeFactory', 'no version 0.9.9'],
    ['0.13.1', 'changed', 'ZSContainer.edges', undefined],
    ['0.13.2', 'changed', 'ZSContainer.edges', 'did not change'],
  ] as const)('is confirmed or refused: %s %s %s', (version, what, name, refusal) => {
    const { errors } = checkStatements(history, [{ version, what, name, place: 'a.yml' }]);
    expect(errors).toEqual(refusal ? [expect.stringContaining(refusal)] : []);
  });

  it('on a name of another package is neither', () => {
    const statement = {
      version: '0.12.4',
      what: 'removed',
      name: 'setStyle',
      place: 'a.yml',
    } as const;
    expect(checkStatements(history, [statement])).toEqual({ confirmed: 0, errors: [] });
  });
});

it('a fix is confirmed where the source of its note changed in that version', () => {
  const folders = new Map(
    ['1.0.0', '1.1.0', '2.0.0'].map((version) => [version, mkdtempSync(join(tmpdir(), 'fixes-'))]),
  );
  const texts = { '1.0.0': 'one', '1.1.0': 'one', '2.0.0': 'two' };
  for (const [version, text] of Object.entries(texts)) {
    const folder = join(folders.get(version) ?? '', 'src');
    mkdirSync(folder);
    writeFileSync(join(folder, 'a.ts'), text);
  }
  const check = (fixedIn: string, source = 'a.ts') =>
    checkFixes({ versions: [...folders.keys()] }, folders, [{ id: 'a', source, fixedIn }]);
  expect(check('2.0.0')).toEqual({ confirmed: 1, errors: [] });
  expect(check('1.1.0').errors).toEqual([expect.stringContaining('a.ts is the same')]);
  expect(check('1.2.0').errors).toEqual([expect.stringContaining('no version')]);
  expect(check('2.0.0', 'moved.ts')).toEqual({ confirmed: 0, errors: [] });
  for (const folder of folders.values()) {
    rmSync(folder, { recursive: true });
  }
});
