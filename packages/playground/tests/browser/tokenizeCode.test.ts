import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { languageMap, type PrismEditor } from 'prism-code-editor';
import { describe, expect, it } from 'vitest';
import { registerCodeLanguage } from '../../src/browser/editor/codeLanguage.ts';
import { tokenizeCode } from '../../src/browser/editor/tokenizeCode.ts';

const piecesOf = (code: string) =>
  tokenizeCode(code).tokens.map((token) =>
    typeof token === 'string' ? ['', token] : [token.type, String(token.content)],
  );
/** The words of code that have a colour, with its name. */
const colored = (code: string) =>
  Object.fromEntries(
    piecesOf(code).flatMap(([type, text = '']) =>
      type && type !== 'punctuation' ? [[text, type]] : [],
    ),
  );

describe('the colours of code', () => {
  it('tell words, texts, comments and numbers apart', () => {
    expect(
      colored(`const a = f('x', 12); // why\nreturn /[/]x/.test(\`b\${c}\`) / 2 as MAX;`),
    ).toEqual({
      const: 'keyword',
      '=': 'operator',
      f: 'function',
      "'x'": 'string',
      '12': 'number',
      '// why': 'comment',
      return: 'keyword',
      test: 'function',
      '`': 'string',
      b: 'string',
      '/': 'operator',
      '2': 'number',
      as: 'keyword',
      MAX: 'constant',
    });
  });

  it('tell an element from a comparison and from types', () => {
    expect(colored('a < b; useState<string>(1); <View id="a" on={x}>글 if</View>')).toMatchObject({
      '<': 'operator',
      string: 'constant',
      View: 'tag',
      id: 'attr-name',
      '"a"': 'attr-value',
      '글 if': 'plain-text',
    });
    expect(colored('const f = <T,>(x: T) => x; if (a) b();')).toMatchObject({ if: 'keyword' });
  });

  it('go on after what is inside of texts and elements', () => {
    const code = `<A icon={<B />} t={\`a\${b ? \`c\` : 1}d\`}>{list.map((x) => <C key={x}>글</C>)}</A>; let z;`;
    expect(colored(code)).toMatchObject({
      A: 'tag',
      B: 'tag',
      C: 'tag',
      d: 'string',
      let: 'keyword',
    });
    expect(tokenizeCode(code).places).toHaveLength(1);
  });

  it.each(['it is "open', '<View\n<Text>a</Text>\nlet a;', 'a }}} let b', '</A></A> let b', '`${'])(
    'come for code that is not whole yet: %j',
    (code) => {
      expect(
        piecesOf(code)
          .map(([, text]) => text)
          .join(''),
      ).toBe(code);
    },
  );
});

/** Pieces of which a pattern that goes back and forth would make much. */
const hostile = [
  ...[
    '$',
    '0x',
    '가',
    '[/',
    '/[',
    '<A>',
    '<',
    '(',
    '{',
    '`',
    '`${',
    '/*',
    '/',
    '"',
    "'",
    '\\',
    ' ',
  ],
  ...[
    '<A b="x" ',
    '<A b={x} ',
    ' b="x"',
    'a=',
    'a<',
    '=>',
    'a?b:',
    '</',
    '<>',
    '${',
    '\n',
    '🙂',
    'a.b(',
  ],
];
const anyCode = fc
  .array(fc.tuple(fc.constantFrom(...hostile), fc.integer({ min: 1, max: 400 })), { maxLength: 60 })
  .map((runs) => runs.map(([piece, times]) => piece.repeat(times)).join(''));

describe('the work of colouring', () => {
  it('is one piece for each letter at most, and loses none', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        const pieces = piecesOf(code);
        expect(pieces.map(([, text]) => text).join('')).toBe(code);
        expect(pieces.length).toBeLessThanOrEqual(Math.min(code.length, 8_000));
      }),
      { numRuns: 60 },
    );
  });

  it('ends where an element with many attributes is left open', () => {
    for (const attribute of ['b="x" ', 'b={x} ', 'b ', 'b= ', '{...a} ', '/* */ ', '<b ']) {
      const code = ` <A ${`${attribute}\n`.repeat(1_000)}`;
      expect(
        piecesOf(code)
          .map(([, text]) => text)
          .join(''),
      ).toBe(code);
    }
  });

  it.each([
    ['a word of 1,000 letters', 'a'.repeat(1_000), 1],
    ['a line of 1,000 letters', '(a) '.repeat(250), 1],
    ['a line of 999 letters', `let ${'a'.repeat(995)}`, 3],
    ['more pieces than a page can lay out', '(\n'.repeat(8_000), 1],
  ])('is spared for %s', (_, code, pieces) => {
    expect(piecesOf(`${code}`)).toHaveLength(pieces);
  });

  it('is done for every example, each of whose places is closed', () => {
    const folder = new URL('../../../../examples/', import.meta.url);
    const names = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
    const read = names.map((name) => tokenizeCode(readFileSync(new URL(name, folder), 'utf8')));
    expect(read.map(({ places }) => places.length)).toEqual(names.map(() => 1));
    expect(read.flatMap(({ tokens }) => tokens).length).toBeGreaterThan(100 * names.length);
  });
});

describe('the language of examples in the editor', () => {
  const language = languageMap[registerCodeLanguage()];
  const editor = {} as PrismEditor;
  const at = (code: string): [[number, number, 'none'], string] => {
    const start = code.indexOf('|');
    return [[start, start, 'none'], code.replace('|', '')];
  };

  it.each([
    ['<View>|', true],
    ['<View>|</View>', true],
    ['<View />|', false],
    ['<View><A></A>|', false],
    ['<View><A></A>글|', false],
    ['f(() => {|});', true],
    ['f(a)|', false],
    ['case 1:|', true],
  ])('moves the next line in after what opens: %s', (code, isIn) => {
    expect(language?.autoIndent?.[0]?.(...at(code), editor)).toBe(isIn);
  });

  it.each([
    ['<View>|</View>', true],
    ['{|}', true],
    ['<View>|', false],
  ])('puts what closes on a line of its own: %s', (code, isOwn) => {
    expect(language?.autoIndent?.[1]?.(...at(code), editor)).toBe(isOwn);
  });

  it.each([
    ['<View|', '</View>'],
    ['<View id="a"|', '</View>'],
    ['<A icon={<B />}|', '</A>'],
    ['<|', '</>'],
    ['<View /|', undefined],
    ['a |', undefined],
    ['() =|', undefined],
  ])('closes a tag that is typed: %s', (code, closed) => {
    expect(language?.autoCloseTags?.(...at(code), editor)).toBe(closed);
  });

  it('comments inside of an element as it can be', () => {
    const blockAt = (code: string) =>
      language?.getComments?.(editor, code.indexOf('|'), code.replace('|', '')).block;
    expect(blockAt('<View>|</View>')).toEqual(['{/*', '*/}']);
    expect(blockAt('<View>{|}</View>')).toEqual(['/*', '*/']);
  });
});
