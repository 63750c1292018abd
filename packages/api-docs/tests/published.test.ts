import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPublished, compareApi, extractApi } from '../src/build/index.ts';
import { type ApiState, type EntryState, type MemberFacts, stateOf } from '../src/history/index.ts';
import { fixtureOptions, memberOf, readFixture } from './fixture.ts';

const { api: read } = readFixture();
const published = stateOf(read);
const no = { declared: [], file: 'differences.yml' };

/** The published API with another entry. */
const withEntry = (name: string, entry: Partial<EntryState>): ApiState => {
  const { [name]: before, ...others } = published.entries;
  return { ...published, entries: { ...others, [name]: { ...before, ...entry } as EntryState } };
};

const members = published.entries.Button?.members ?? {};
const [[name, member] = ['', undefined]] = Object.entries(members);

/** The published API with one prop of the button changed. */
const changed = (change: object) =>
  withEntry('Button', { members: { ...members, [name]: { ...member, ...change } as MemberFacts } });

test('an API is the same as itself, whatever its texts and places', () => {
  expect(compareApi(published, published)).toEqual([]);
});

test('a type, what is required and a default that differ are named with both sides', () => {
  expect(compareApi(published, changed({ type: 'Date' }))).toEqual([
    { member: `Button.${name}`, what: 'type', ours: member?.type, published: 'Date' },
  ]);
  const flipped = changed({ optional: member?.optional ? undefined : true });
  expect(compareApi(published, flipped)).toMatchObject([
    { member: `Button.${name}`, what: 'required' },
  ]);
});

test('the spelling of a type is no difference', () => {
  const spelled = changed({ type: ` ${member?.type}/* so */ ` });
  expect(compareApi(published, spelled)).toEqual([]);
  const named = changed({ type: `(size?: 's' | 'm') => void` });
  const taken = changed({ type: `({ a, b }?: "m" | 's' | undefined) => void` });
  const other = changed({ type: `(size: 's' | 'm') => void` });
  expect(compareApi(named, taken)).toEqual([]);
  expect(compareApi(named, other)).toMatchObject([{ what: 'type' }]);
});

test('a default that the published side tells has to be told, one that it does not tell may be', () => {
  const told = changed({ default: '7' });
  const silent = changed({ default: undefined });
  expect(compareApi(silent, told)).toEqual([
    { member: `Button.${name}`, what: 'default', published: '7' },
  ]);
  expect(compareApi(told, silent)).toEqual([]);
});

test('what a hook gives back is compared, also when the type is left to be inferred', () => {
  const file = join(fixtureOptions().root, 'src/sheet.ts');
  const silent = readFileSync(file, 'utf8')
    .replace('useSheet(): SheetFunctions', 'useSheet()')
    .replace('globalSheet: SheetFunctions = {', 'globalSheet = <SheetFunctions>{');
  const inferred = extractApi(fixtureOptions(new Map([[file, silent]]))).api;
  expect(inferred.entries.map((entry) => entry.name)).toContain('SheetFunctions');
  expect(compareApi(published, withEntry('useSheet', { type: '(): string' }))).toEqual([
    { member: 'useSheet', what: 'type', ours: '(): SheetFunctions', published: '(): string' },
  ]);
});

test('a name that one side alone has is a difference', () => {
  const { Button: _button, ...entries } = published.entries;
  const without = { ...published, entries };
  expect(compareApi(published, without)).toEqual([
    { member: 'Button', what: 'exists', ours: 'component' },
  ]);
  expect(compareApi(without, published)).toEqual([
    { member: 'Button', what: 'exists', published: 'component' },
  ]);
});

test('an undeclaredDifference difference is a problem with its place and remedy, a declared one is not', () => {
  const other = changed({ type: 'Date' });
  const [problem] = checkPublished(read, { api: other, ...no });
  expect(problem?.place?.file).toContain('Button.tsx');
  expect(problem?.message).toMatch(/Button\.\w+의 타입: .*배포된 버전에는 Date.*differences\.yml/);
  const declared = [{ member: `Button.${name}`, reason: 'better', note: '날짜입니다.' }];
  expect(checkPublished(read, { api: other, declared, file: 'd.yml' })).toEqual([]);
});

test('a declared difference that is no more is a problem', () => {
  const declared = [{ member: 'Button.gone', reason: 'r', note: 'n' }];
  const problems = checkPublished(read, { api: published, declared, file: 'd.yml' });
  expect(problems.map(({ message }) => message)).toEqual([
    'd.yml에 있는 Button.gone의 차이가 더 이상 없습니다. 항목을 삭제하세요.',
  ]);
});

test('the note of a declared difference stands in the API', () => {
  const declared = [{ member: `Button.${name}`, reason: 'r', note: '예전에는 날짜였습니다.' }];
  const other = changed({ type: 'Date' });
  const options = { ...fixtureOptions(), published: { api: other, declared, file: 'd.yml' } };
  const { api, problems } = extractApi(options);
  expect(problems).toEqual([]);
  expect(memberOf(api.entries, 'Button', name).published).toBe('예전에는 날짜였습니다.');
});
