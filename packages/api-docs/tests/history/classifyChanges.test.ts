import { describe, expect, test } from 'vitest';
import { recordFits } from '../../src/build/index.ts';
import { buildHistory, classifyChanges } from '../../src/history/index.ts';
import { api, called, component, internal, union, versions } from './toolkit.ts';

const inShort = (history: ReturnType<typeof buildHistory>, from: string, to: string) =>
  Object.fromEntries(
    Object.entries(classifyChanges(history, from, to)).map(([of, changes]) => [
      of,
      changes.map(
        ({ name, member, what }: { name: string; member?: string; what: string }) =>
          `${[name, member].filter(Boolean).join('.')} ${what}`,
      ),
    ]),
  );

/** Two versions with these entries. */
const between = (one: ReturnType<typeof component>[], other: ReturnType<typeof component>[]) =>
  inShort(
    recordFits(
      buildHistory([
        { version: '1.0.0', api: api('1.0.0', ...one) },
        { version: '2.0.0', api: api('2.0.0', ...other) },
      ]),
    ),
    '1.0.0',
    '2.0.0',
  );

describe('The changes between two versions are classified', () => {
  const history = recordFits(buildHistory(versions));

  test('by what they mean for code of the first one', () => {
    expect(inShort(history, '1.0.0', '2.0.0')).toEqual({
      breaking: ['Badge.size optional', 'Old.again exists', 'Old.gone exists', 'light.gone exists'],
      silent: ['Badge.size default', 'light.main value'],
      added: ['Badge.children type', 'Badge.tone exists', 'Chip exists', 'Tone type'],
    });
  });

  test('the other way round for one who goes back', () => {
    expect(inShort(history, '2.0.0', '1.0.0')).toEqual({
      breaking: [
        'Badge.children type',
        'Badge.tone exists',
        'Chip exists',
        'Old.again exists',
        'Old.gone exists',
        'Tone type',
      ],
      silent: ['Badge.size default', 'light.main value'],
      added: ['Badge.size optional', 'light.gone exists'],
    });
  });

  test('as breaking when a component requires a new prop', () => {
    expect(between([component('Chip')], [component('Chip', 'a: string', 'b?: string')])).toEqual({
      breaking: ['Chip.a exists'],
      silent: [],
      added: ['Chip.b exists'],
    });
  });

  test('with the unions that a type names', () => {
    expect(
      between(
        [component('Chip', "size: number | 'auto'"), union('Size', 'auto')],
        [component('Chip', 'size: number | Size'), union('Size', 'auto', 'full')],
      ),
    ).toEqual({ breaking: [], silent: [], added: ['Chip.size type', 'Size type'] });
  });

  test.each([
    ['gets an argument more', '(a: string) => void', '(a: string, b: number) => void', 'added'],
    ['gets one less', '(a: string, b: number) => void', '(a: string) => void', 'breaking'],
    ['gets a narrower one', '(a: string | number) => void', '(a: string) => void', 'added'],
    ['gets a wider one', '(a: string) => void', '(a: string | number) => void', 'breaking'],
    ['gets one that may be left out', '(a: string) => void', '(a?: string) => void', 'breaking'],
    ['has to return something', '() => void', '() => boolean', 'breaking'],
    ['may return what it likes', '() => boolean', '() => void', 'added'],
    ['is called otherwise alone', '(a: string) => void', '(b: string) => void', undefined],
  ])('by what code may pass, for a callback that %s', (_what, from, to, of) => {
    const found = between(
      [component('Chip', `onPress?: ${from}`)],
      [component('Chip', `onPress?: ${to}`)],
    );
    expect(Object.keys(found).find((kind) => found[kind]?.length)).toBe(of);
  });

  test.each([
    ['takes an argument more', '(a: string): void', '(a: string, b: number): void', 'breaking'],
    ['may take one more', '(a: string): void', '(a: string, b?: number): void', 'added'],
    ['takes more kinds', '(a: string): void', '(a: string | number): void', 'added'],
    ['takes fewer kinds', '(a: string | number): void', '(a: string): void', 'breaking'],
    ['returns more kinds', '(): string', '(): string | null', 'breaking'],
    ['is generic and may take one more', '<T>(a: T): T', '<T>(a: T, b?: number): T', 'added'],
    ['is generic in more', '<T>(a: T): void', '<T, U>(a: T): void', 'breaking'],
  ])('by how code may call, for a function that %s', (_what, from, to, of) => {
    const found = between([called('make', from)], [called('make', to)]);
    expect(Object.keys(found).find((kind) => found[kind]?.length)).toBe(of);
  });

  test('as none for a type that is not exported, but for its fields', () => {
    expect(
      between(
        [internal('Gone', 'a: string'), internal('Kept', 'a: string')],
        [internal('New', 'a: string'), internal('Kept')],
      ),
    ).toEqual({ breaking: ['Kept.a exists'], silent: [], added: [] });
  });
});
