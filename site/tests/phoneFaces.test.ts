import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { phoneFaces } from '../src/build/playground/phoneFaces.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faces-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The module of the letters of an example, and the size of the Korean file. */
async function makeFaces(text: string) {
  writeFileSync(join(folder, 'Badge.basic.tsx'), text);
  const { load } = phoneFaces(folder, folder);
  if (typeof load !== 'function') {
    throw new Error('The plugin loads nothing.');
  }
  const context = {} as ThisParameterType<typeof load>;
  const module = await load.call(context, '\0virtual:phone-faces');
  const korean = readFileSync(join(folder, 'phone-face-korean.woff2'));
  return { module: String(module), korean };
}

it('the bold letters of phones are those that the examples have, with the licence of the face', async () => {
  const few = await makeFaces('오늘');
  const more = await makeFaces('오늘의 장바구니에 담긴 꽃다발');
  expect(few.module).toContain(`import korean from "${folder}/phone-face-korean.woff2?url";`);
  expect(few.module).toContain('{ url: korean, letter: "가" }');
  expect(few.korean.subarray(0, 4).toString()).toBe('wOF2');
  expect(more.korean.length).toBeGreaterThan(few.korean.length + 500);
  expect(more.korean.length).toBeLessThan(10_000);
});
