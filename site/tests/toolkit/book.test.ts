import api from '@0610studio/zs-ui/api.json';
import { book, fillPlaceholders, type Release } from '@0610studio/zs-ui/facts';
import { themeFactory } from '@0610studio/zs-ui/tokens';
import { type Api, findEntry } from '@zs-docs/api-docs';
import { compareApi } from '@zs-docs/api-docs/build';
import { apiAt, classifyChanges, stateOf } from '@zs-docs/api-docs/history';
import { describe, expect, test, vi } from 'vitest';
import { rangeOf, requiredPackages } from '../../src/toolkit/facts/sdks.ts';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const { documented } = book;

describe('what a reader is told to install', () => {
  const [toolkit, ...packages] = requiredPackages().split(' ');

  test('is what npm was seen to resolve in an app of that SDK', () => {
    expect(toolkit).toBe(`@0610studio/zs-ui@${documented.version}`);
    expect(book.sdks, 'npm run follow names the row that sdks.yml lacks').toContainEqual(
      expect.objectContaining({ sdk: documented.sdk, zsUi: documented.version }),
    );
    const fitting = book.installs.filter(
      ({ sdk, version, becomes }) =>
        sdk === documented.sdk && version === documented.version && becomes === 'fits',
    );
    expect(fitting.map((plan) => plan.packages.toSorted())).toContainEqual(packages.toSorted());
  });

  test('has a range for each package of each SDK that a version fits', () => {
    const fits = book.installs.filter(({ becomes }) => becomes === 'fits');
    const lacking = fits.flatMap(({ sdk, packages: planned }) => {
      const rows = book.sdks.filter((row) => row.sdk === sdk);
      const names = planned
        .map((spec) => spec.replace(/(.)@.*/, '$1'))
        .filter((name) => !/jest|test/.test(name));
      return rows.some((row) => names.every((name) => rangeOf(row, name))) ? [] : [sdk];
    });
    expect(lacking).toEqual([]);
  });

  test('is offered for every version that some SDK of the plans fits', () => {
    const { versions } = versionFile();
    const fits = book.installs.filter(({ becomes }) => becomes === 'fits');
    const lost = fits.filter(
      ({ version }) => (versions.find((one) => one.version === version)?.fits[0] ?? -1) < 0,
    );
    expect(lost.map(({ version }) => version)).toEqual([]);
  });
});

describe('what a reader is told of versions', () => {
  /** Versions that the pages lead from and to. */
  const told = book.releases.slice(book.releases.findIndex(({ version }) => version === '0.12.0'));

  test.each(told.flatMap(({ version, removed }) => removed.map((name) => [name, version])))(
    'says what to do instead of %s, which %s removed',
    (name, version) => {
      expect(book.fixes.filter((fix) => fix.of.includes(name)).map((fix) => fix.version)).toContain(
        version,
      );
    },
  );

  test('says what to do instead of each member of a component that a version removed', () => {
    const all = new Set(book.fixes.flatMap(({ of }) => of));
    const gone = told.slice(1).flatMap(({ version }, at) =>
      classifyChanges(book.history, told[at]?.version ?? '', version).breaking.flatMap(
        ({ name, member, what, to }) => {
          const entry = findEntry(api as Api, name);
          const isGone = what === 'exists' && to === undefined && member !== undefined;
          return isGone && entry?.kind === 'component' ? [`${name}.${member}`] : [];
        },
      ),
    );
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.filter((name) => !all.has(name))).toEqual([]);
  });

  test('asks for the entry of a version that is recorded and has none', () => {
    const newer = { ...book.releases[0], version: '99.0.0' } as Release;
    vi.spyOn(book, 'releases', 'get').mockReturnValue([...book.releases, newer]);
    expect(() => book.changes).toThrow(/changes\.yml: .+ 99\.0\.0 .+"99\.0\.0: \[\]"/);
    vi.restoreAllMocks();
  });
});

test('the API of this repository differs from the published one where that is declared, and nowhere else', () => {
  const published = apiAt(book.history, documented.version);
  const differing = new Set(compareApi(stateOf(api as Api), published).map(({ member }) => member));
  expect([...differing].sort()).toEqual(book.differences.map(({ member }) => member).sort());
});

/** Colours of a tree by their path, in capitals. */
const colorsOf = (tree: object, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object'
      ? colorsOf(value, `${path}.${key}`)
      : [[`${path}.${key}`, value.toUpperCase()]],
  );

test.each(['light', 'dark'] as const)(
  'the %s palette of this repository is the published one',
  (mode) => {
    const { mode: _mode, ...colors } = themeFactory()({ mode });
    const published = Object.entries(apiAt(book.history, documented.version).values);
    expect(Object.fromEntries(colorsOf(colors, mode))).toEqual(
      Object.fromEntries(published.filter(([name]) => name.startsWith(mode))),
    );
  },
);

test('a version in prose has the particle that its last digit takes', () => {
  const write = (version: string) =>
    fillPlaceholders('{{version}}는 {{version}}로, `{{version}}`을 {{version}}에서', {
      ...documented,
      version,
    });
  expect(write('1.0.2')).toBe('1.0.2는 1.0.2로, `1.0.2`를 1.0.2에서');
  expect(write('1.0.6')).toBe('1.0.6은 1.0.6으로, `1.0.6`을 1.0.6에서');
  expect(write('1.0.1')).toBe('1.0.1은 1.0.1로, `1.0.1`을 1.0.1에서');
});
