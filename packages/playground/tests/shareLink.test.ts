import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  inflate,
  MAX_SOURCE_BYTES,
  MAX_SOURCE_LINES,
  readShareHash,
  toShareHash,
} from '../src/browser/share/shareLink.ts';

const source = `export default function A() {\n  return <ZSText>안녕하세요 👩‍👧 "${'길게'.repeat(200)}"</ZSText>;\n}`;

/** The hash of a link to code. */
async function hashOf(code: string): Promise<string> {
  const made = await toShareHash({ name: 'Alert.basic', source: code });
  if ('fault' in made) {
    throw new Error(made.fault);
  }
  return made.hash;
}

const packed = (bytes: Uint8Array) => `#play=A.b:${Buffer.from(bytes).toString('base64url')}`;

describe('a link that carries code', () => {
  it('gives back the code it was made of, Korean and emoji included', async () => {
    const hash = await hashOf(source);
    expect(await readShareHash(hash)).toEqual({ name: 'Alert.basic', source });
  });

  it('is much shorter than the code written out', async () => {
    expect((await hashOf(source)).length).toBeLessThan(encodeURIComponent(source).length / 4);
  });

  it('may be packed by another program', async () => {
    expect(await readShareHash(packed(deflateRawSync(source, { level: 9 })))).toEqual({
      name: 'A.b',
      source,
    });
  });

  it.each([
    '',
    '#play=',
    '#play=Alert.basic:',
    '#play=Alert.basic:!!!!',
    '#play=A.b:AAAA',
    '#play=A.b:A',
    '#play=__proto__:AAAA',
    '#play=%E0%A4%A',
    '#기본',
  ])('takes nothing from %j', async (hash) => {
    expect(await readShareHash(hash)).toEqual({ fault: 'broken' });
  });

  it('takes nothing that is no text', async () => {
    expect(await readShareHash(packed(deflateRawSync(Buffer.from([0xff, 0xfe, 0x80]))))).toEqual({
      fault: 'broken',
    });
  });

  it('refuses code too long to be an edit, both ways', async () => {
    const long = 'a'.repeat(MAX_SOURCE_BYTES + 1);
    expect(await toShareHash({ name: 'A.b', source: long })).toEqual({ fault: 'tooLong' });
    expect(await readShareHash(packed(deflateRawSync(long)))).toEqual({ fault: 'tooLong' });
    expect(await readShareHash(await hashOf('a'.repeat(MAX_SOURCE_BYTES)))).toHaveProperty(
      'source',
    );
  });

  it.each(['\n', '\r', '\r\n'])('refuses code of more lines than an edit has: %j', async (end) => {
    const lines = (count: number) => Array(count).fill('').join(end);
    const long = lines(MAX_SOURCE_LINES + 1);
    expect(await toShareHash({ name: 'A.b', source: long })).toEqual({ fault: 'tooLong' });
    expect(await readShareHash(packed(deflateRawSync(long)))).toEqual({ fault: 'tooLong' });
    expect(await readShareHash(await hashOf(lines(MAX_SOURCE_LINES)))).toHaveProperty('source');
  });

  it.each([
    ["const a = 'x\u202e'; // \u2066", 'U+202E', 1],
    ['// 안전합니다 \u2028 run();', 'U+2028', 1],
    ['a;\n// 안전합니다 \u2029 run();', 'U+2029', 2],
    ['const { 가, \u3164 } = a;', 'U+3164', 1],
    ['const \u115f = 1;', 'U+115F', 1],
    ['const \uffa0 = 1;', 'U+FFA0', 1],
    ["'\u{e0041}'", 'U+E0041', 1],
    ["'so\u00adft'", 'U+00AD', 1],
    ["'a\ufe0f'", 'U+FE0F', 1],
    ["'\u180e'", 'U+180E', 1],
    ["'a\u200db'", 'U+200D', 1],
    ["'\u200b'", 'U+200B', 1],
    ['a\u0008b', 'U+0008', 1],
    ['\n\nlet\u00a0a;', 'U+00A0', 3],
    ['let\u3000a;', 'U+3000', 1],
  ])(
    'refuses code that reads as other than it runs, both ways, and says where: %j',
    async (code, letter, line) => {
      const fault = { fault: 'hidden', hidden: { letter, line } };
      expect(await toShareHash({ name: 'A.b', source: code })).toEqual(fault);
      expect(await readShareHash(packed(deflateRawSync(code)))).toEqual(fault);
    },
  );

  it('refuses a lone surrogate, which UTF-8 lacks', async () => {
    const fault = { fault: 'hidden', hidden: { letter: 'U+D800', line: 2 } };
    expect(await toShareHash({ name: 'A.b', source: "a;\n'\ud800'" })).toEqual(fault);
  });

  it('carries what texts are written with', async () => {
    const code = `const 이름 = '가\u3000나\u00a0👩‍👧 👍🏽 ❤️ 1️⃣ 🏳️‍🌈 é Ω';\n<A>글\u00a0글 👨‍👩‍👧‍👦</A>; // 끝\u3000`;
    expect(await readShareHash(await hashOf(code))).toHaveProperty('source', code);
  });

  it('stops unfolding what is far longer, before it has read it all', async () => {
    const bomb = deflateRawSync(Buffer.alloc(10_000_000), { level: 9 });
    // Were all of it read, what stands behind the first bytes would be told to be broken.
    const trapped = new Uint8Array(bomb).fill(0xff, 4_000);
    expect(trapped.length).toBeLessThan(MAX_SOURCE_BYTES);
    expect(await inflate(trapped)).toEqual({ fault: 'tooLong' });
    expect(await inflate(new Uint8Array(MAX_SOURCE_BYTES + 1))).toEqual({ fault: 'tooLong' });
  });
});
