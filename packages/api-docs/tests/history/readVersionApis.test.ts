import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { historyText, readVersionApis, readVersions, staleLines } from '../../src/build/index.ts';
import { apiAt, buildHistory, stateOf } from '../../src/history/index.ts';
import { tempFolder } from '../tempFolder.ts';

const repository = tempFolder();
const work = tempFolder();
let apis: ReturnType<typeof readVersionApis>;

const git = (...args: string[]) =>
  execFileSync('git', ['-C', repository, '-c', 'user.name=a', '-c', 'user.email=a@b.kr', ...args]);

/** Commits files, and the version in package.json. */
function commit(version: string, files: Record<string, string>): void {
  const all = { 'package.json': JSON.stringify({ name: 'bulbs', version }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(join(repository, name, '..'), { recursive: true });
    writeFileSync(join(repository, name), text);
  }
  git('add', '-A');
  git('commit', '--quiet', '--allow-empty', '-m', version);
}

beforeAll(() => {
  git('init', '--quiet');
  commit('0.1.0', { 'readme.md': 'No source yet.' });
  commit('1.0.0', { 'src/index.ts': 'export interface Bulb {\n  watts: number;\n}\n' });
  commit('1.0.0', { 'src/index.ts': 'export interface Unreleased {}\n' });
  commit('1.1.0', {
    'src/index.ts': 'export interface Bulb {\n  watts: number;\n  on?: boolean;\n}\n',
  });
  commit('1.2.0', {});
  commit('2.0.0', {
    'src/lamp.ts':
      "import type { Wire } from 'not-installed';\nexport interface Lamp {\n  wire: Wire;\n}\n",
    'src/index.ts': "export type { Lamp } from './lamp';\n",
  });
  apis = readVersionApis({ repository, entry: 'src/index.ts', work });
});

describe('the versions of a repository', () => {
  test('are the first commits that name them, oldest first', () => {
    const versions = readVersions(repository);
    expect(versions.map(({ version }) => version)).toEqual([
      '0.1.0',
      '1.0.0',
      '1.1.0',
      '1.2.0',
      '2.0.0',
    ]);
    expect(versions[0]?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(readVersions(join(repository, '.git'))).toEqual(versions);
  });

  test('are all of them in a clone that is at an old one', () => {
    const clone = join(tempFolder(), 'clone');
    execFileSync('git', ['clone', '--quiet', repository, clone]);
    const [, old] = readVersions(repository);
    execFileSync('git', ['-C', clone, 'checkout', '--quiet', old?.commit ?? '']);
    expect(readVersions(clone)).toEqual(readVersions(repository));
  });

  test('are read from their own source, also where it imports what is not installed', () => {
    const history = buildHistory(apis);
    expect(history.entries).toEqual({
      Bulb: [
        {
          until: '2.0.0',
          facts: { kind: 'interface' },
          members: {
            on: [{ since: '1.1.0', facts: { type: 'boolean', optional: true } }],
            watts: [{ facts: { type: 'number' } }],
          },
        },
      ],
      Lamp: [
        {
          since: '2.0.0',
          facts: { kind: 'interface' },
          members: { wire: [{ facts: { type: 'Wire' } }] },
        },
      ],
    });
    for (const { version, api } of apis) {
      if (api) {
        expect(apiAt(history, version), version).toEqual(stateOf(api));
      }
    }
  });

  test('without a source are named, with the reason', () => {
    expect(apis[0]).toMatchObject({ version: '0.1.0', problem: expect.stringContaining('src') });
    expect(buildHistory(apis).unread).toEqual(['0.1.0']);
  });

  test('with the same source are read once', () => {
    const [, , one, same] = apis;
    expect(same?.folder).toBe(one?.folder);
    expect(same?.version).toBe('1.2.0');
  });

  test('leave the repository as it was', () => {
    expect(git('status', '--porcelain').toString()).toBe('');
  });
});

test('the file of a history is stale by what it says, not by the order of literals in a type', () => {
  const inFile = (type: string) => ({
    package: 'bulbs',
    versions: ['1.0.0'],
    entries: { Tone: [{ facts: { kind: 'type', type } as const }] },
  });
  const file = join(tempFolder(), 'history.json');
  writeFileSync(file, historyText(inFile("'dim' | 'bright'")));
  expect(staleLines(file, inFile('"bright" | "dim"'))).toEqual([]);
  expect(staleLines(file, inFile("'dim'"))).toEqual(['Tone']);
});
