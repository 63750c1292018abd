import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDrift, readApiFile, writeApiFile } from '../src/build/index.ts';
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

  test.each([
    ['a prop has another name', { 'Menu.tsx': ['children: ReactNode', 'content: ReactNode'] }],
    ['a default is another one', { 'Button.tsx': ['disabled = false', 'disabled = true'] }],
  ] as const)('is stale when %s, with the remedy', (_what, edit) => {
    const [problem] = checkDrift(file, readFixture(edit).api);
    expect(problem?.message).toMatch(/api\.json이 코드와 다릅니다. npm run api/);
  });

  test('is stale when a type of another package has other members', () => {
    const other = { ...api, inherited: { ...api.inherited, ViewProps: ['onNew'] } };
    expect(checkDrift(file, other)).toHaveLength(1);
  });

  test('is not stale because lines moved', () => {
    const moved = readFixture({ 'Menu.tsx': ['type MenuProps', '\n\ntype MenuProps'] });
    expect(checkDrift(file, moved.api)).toEqual([]);
  });

  test('that is missing or broken says how to make it anew', () => {
    const broken = `${file}.broken`;
    expect(() => readApiFile(broken)).toThrow('npm run api');
    writeFileSync(broken, '{');
    expect(() => readApiFile(broken)).toThrow('npm run api');
  });
});
