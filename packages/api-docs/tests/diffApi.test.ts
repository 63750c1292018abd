import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkDrift, readApiFile, writeApiFile } from '../src/build/apiFile.ts';
import { diffApi } from '../src/build/diffApi.ts';
import { readFixture } from './fixture.ts';

const { api } = readFixture();
const file = join(mkdtempSync(join(tmpdir(), 'api-docs-')), 'api.json');
writeApiFile(file, api);

describe('the committed file', () => {
  test('equals the code it was made from', () => {
    expect(checkDrift(file, api)).toEqual([]);
    expect(writeApiFile(file, api)).toBe(false);
  });

  test('that lacks a renamed prop names the old and the new one with the remedy', () => {
    const renamed = readFixture({ 'Menu.tsx': ['children: ReactNode', 'content: ReactNode'] });
    const messages = checkDrift(file, renamed.api).map(({ message }) => message);
    expect(messages[0]).toMatch(/^Menu\.children: 파일에는 있는데 코드에는 없습니다.*npm run api/);
    expect(messages[1]).toMatch(/^Menu\.content: 코드에는 있는데 파일에는 없습니다/);
  });

  test('that holds another default names the prop and both defaults', () => {
    const changed = readFixture({ 'Button.tsx': ['disabled = false', 'disabled = true'] });
    expect(diffApi(api, changed.api)).toEqual([
      'Button.disabled의 기본값: 파일에는 "false", 코드에는 "true"',
      'ButtonProps.disabled의 기본값: 파일에는 "false", 코드에는 "true"',
    ]);
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
