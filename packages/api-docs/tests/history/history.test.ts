import { describe, expect, test } from 'vitest';
import {
  apiAt,
  buildHistory,
  changesBetween,
  entryAt,
  lifespanOf,
  stateOf,
} from '../../src/history/index.ts';
import { api, component, versions } from './toolkit.ts';

const history = buildHistory(versions);

describe('The history of an API', () => {
  test('has no entry by a name that every object inherits', () => {
    expect(entryAt(history, 'constructor', '1.0.0')).toBeUndefined();
    expect(entryAt(history, 'Badge', '1.0.0')).toBeDefined();
  });

  test('says of each name and prop since when it exists, until when, and what changed', () => {
    expect(history.versions).toEqual(['1.0.0', '1.1.0', '2.0.0']);
    expect(history.entries.Badge).toEqual([
      {
        facts: { kind: 'component' },
        members: {
          children: [
            { facts: { type: 'string' }, changes: [{ version: '2.0.0', type: 'string | number' }] },
          ],
          size: [
            {
              facts: { type: 'number', optional: true, default: '16' },
              changes: [
                { version: '1.1.0', default: '20' },
                { version: '2.0.0', optional: null, default: null },
              ],
            },
          ],
          tone: [
            {
              since: '1.1.0',
              facts: { type: 'Tone' },
              changes: [{ version: '2.0.0', optional: true }],
            },
          ],
        },
      },
    ]);
    expect(history.entries.Chip).toEqual([
      {
        since: '2.0.0',
        facts: { kind: 'component' },
        members: { label: [{ facts: { type: 'string' } }] },
      },
    ]);
  });

  test('gives what was removed and came back two lives, each with its own members', () => {
    expect(history.entries.Old).toEqual([
      {
        until: '1.1.0',
        facts: { kind: 'component' },
        members: { gone: [{ facts: { type: 'string' } }] },
      },
      {
        since: '2.0.0',
        facts: { kind: 'component' },
        members: { again: [{ facts: { type: 'boolean' } }] },
      },
    ]);
  });

  test('takes another order of literals for no change, and a literal more for one', () => {
    expect(history.entries.Tone).toEqual([
      {
        facts: { kind: 'type', type: "'calm' | 'loud'" },
        changes: [{ version: '2.0.0', type: "'loud' | 'calm' | 'wild'" }],
      },
    ]);
  });

  test.each([
    ['a: "x" | \'y\'', "a: 'y' | 'x'"],
    ['a: (text: string) => void', 'a: (value: string)  =>  void'],
    ['a: React.ReactNode', 'a: ReactNode'],
    ['a?: string', 'a?: string | undefined'],
    ['a: typeof import("/one/src/b")', 'a: typeof import("/other/src/b")'],
  ])('takes other printing for no change: %s, %s', (before, after) => {
    const both = [before, after].map((member, index) => ({
      version: `${index + 1}.0.0`,
      api: api('', component('Badge', member)),
    }));
    expect(changesBetween(buildHistory(both), '1.0.0', '2.0.0')).toEqual([]);
  });

  test('takes undefined that has to be passed for a change', () => {
    const both = ['a: string', 'a: string | undefined'].map((member, index) => ({
      version: `${index + 1}.0.0`,
      api: api('', component('Badge', member)),
    }));
    expect(changesBetween(buildHistory(both), '1.0.0', '2.0.0')).toHaveLength(1);
  });

  test('leaves out types that are not exported and share a name in any version', () => {
    expect(history.entries.Props).toBeUndefined();
  });

  test('keeps values on their own', () => {
    expect(history.values).toEqual({
      'light.gone': [{ until: '1.1.0', facts: { value: '#222222' } }],
      'light.main': [
        { facts: { value: '#111111' }, changes: [{ version: '2.0.0', value: '#333333' }] },
      ],
    });
  });

  test('names the versions whose API could not be read, and knows nothing of them', () => {
    const gap = buildHistory([{ version: '0.9.0' }, ...versions]);
    expect(gap.unread).toEqual(['0.9.0']);
    expect(() => apiAt(gap, '0.9.0')).toThrow('0.9.0');
  });
});

describe('A version that is read from the history', () => {
  test.each(versions)(
    'equals what the source of $version says',
    ({ version, api: read, values }) => {
      const { Tone, ...entries } = apiAt(history, version).entries;
      const { Tone: tone, ...expected } = stateOf(read, values, new Set(['Props'])).entries;
      expect(entries).toEqual(expected);
      expect(Tone?.type?.split(' | ').sort()).toEqual(tone?.type?.split(' | ').sort());
      expect(apiAt(history, version).values).toEqual(values);
    },
  );

  test('knows since when and until when what it has exists', () => {
    expect(lifespanOf(history, '1.0.0', 'Old')).toEqual({ until: '1.1.0' });
    expect(lifespanOf(history, '1.0.0', 'Old', 'gone')).toEqual({ until: '1.1.0' });
    expect(lifespanOf(history, '1.1.0', 'Old')).toBeUndefined();
    expect(lifespanOf(history, '2.0.0', 'Old', 'again')).toEqual({ since: '2.0.0' });
    expect(lifespanOf(history, '2.0.0', 'Badge', 'tone')).toEqual({ since: '1.1.0' });
    expect(lifespanOf(history, '1.0.0', 'Badge', 'tone')).toBeUndefined();
    expect(lifespanOf(history, '1.0.0', 'Badge')).toEqual({});
  });
});

describe('The changes between two versions', () => {
  const inShort = (from: string, to: string) =>
    changesBetween(history, from, to).map(
      ({ name, member, what, from: old, to: now, version }) =>
        `${version} ${member ? `${name}.${member}` : name} ${what}: ${old} → ${now}`,
    );

  test('are each difference with the version that made it', () => {
    expect(inShort('1.0.0', '2.0.0')).toEqual([
      '2.0.0 Badge.children type: string → string | number',
      '2.0.0 Badge.size optional: true → undefined',
      '2.0.0 Badge.size default: 16 → undefined',
      '1.1.0 Badge.tone exists: undefined → Tone',
      '2.0.0 Chip exists: undefined → component',
      '2.0.0 Old.again exists: undefined → boolean',
      '1.1.0 Old.gone exists: string → undefined',
      "2.0.0 Tone type: 'calm' | 'loud' → 'loud' | 'calm' | 'wild'",
      '1.1.0 light.gone exists: #222222 → undefined',
      '2.0.0 light.main value: #111111 → #333333',
    ]);
  });

  test('read the other way round for a reader of an older version', () => {
    expect(inShort('1.1.0', '1.0.0')).toEqual([
      '1.1.0 Badge.size default: 20 → 16',
      '1.1.0 Badge.tone exists: Tone → undefined',
      '1.1.0 Old exists: undefined → component',
      '1.1.0 light.gone exists: undefined → #222222',
    ]);
  });

  test('are none within a version', () => {
    expect(changesBetween(history, '1.1.0', '1.1.0')).toEqual([]);
  });
});
