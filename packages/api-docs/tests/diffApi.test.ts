import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  checkDrift,
  describeProblems,
  diffApi,
  readApiFile,
  writeApiFile,
} from '../src/build/index.ts';
import { readFixture } from './fixture.ts';
import { tempFolder } from './tempFolder.ts';

const { api } = readFixture();
const file = join(tempFolder(), 'api.json');
writeApiFile(file, api);

describe('the committed file', () => {
  test('equals the code it was made from', () => {
    expect(checkDrift(file, api)).toEqual([]);
    expect(writeApiFile(file, api)).toBe(false);
  });

  test('that lacks a renamed prop names the old and the new one with the remedy', () => {
    const renamed = readFixture({ 'Menu.tsx': ['children: ReactNode', 'content: ReactNode'] });
    const messages = describeProblems(checkDrift(file, renamed.api)).split('\n').slice(1);
    expect(messages[0]).toMatch(
      /^src\/Menu\.tsx:7 Menu\.children: 파일에는 있는데 코드에는 없습니다.*npm run api/,
    );
    expect(messages[1]).toMatch(
      /^src\/Menu\.tsx:7 Menu\.content: 코드에는 있는데 파일에는 없습니다/,
    );
  });

  test('that holds another default names the prop and both defaults', () => {
    const changed = readFixture({ 'Button.tsx': ['disabled = false', 'disabled = true'] });
    expect(describeProblems(diffApi(api, changed.api)).split('\n').slice(1)).toEqual([
      'src/Button.tsx:13 Button.disabled의 기본값: 파일에는 "false", 코드에는 "true"',
      'src/Button.tsx:13 ButtonProps.disabled의 기본값: 파일에는 "false", 코드에는 "true"',
    ]);
  });

  test('is stale when a type of another package has other members', () => {
    const other = { ...api, inherited: { ...api.inherited, ViewProps: ['onNew'] } };
    expect(describeProblems(diffApi(api, other))).toContain('onNew');
  });

  test('is not stale because lines moved', () => {
    const moved = readFixture({ 'Menu.tsx': ['type MenuProps', '\n\ntype MenuProps'] });
    expect(diffApi(api, moved.api)).toEqual([]);
  });

  test('that is missing or broken says how to make it anew', () => {
    const broken = `${file}.broken`;
    expect(() => readApiFile(broken)).toThrow('npm run api');
    writeFileSync(broken, '{');
    expect(() => readApiFile(broken)).toThrow('npm run api');
  });
});
