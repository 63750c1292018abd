import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlace, writePlace } from '../../src/shared/codePlace.ts';
import { compile } from '../../src/shared/compile.ts';
import { anyValue, unusualCode } from '../support/anyCode.ts';

/** Calls as authors write them. */
const call = fc.constantFrom(
  'showAlert({})',
  "showAlert({ title: '가' })",
  "showAlert({\n  title: '가',\n  isOpen: true,\n})",
  "showAlert({\n  title: '가',\n  isOpen: true\n})",
  `showAlert({ ...rest, 'title': '가', informative: \`\${a}, \${b}\`, })`,
  "showAlert({ onPress: () => go({ title: 1 }, [2, '}']), title: '가', pick })",
  'showAlert({ body: <Text a={[1, 2]}>글, 글 {"}"}</Text> })',
);
const source = fc
  .tuple(unusualCode, call, unusualCode)
  .map(([before, code, after]) => ({ before, code: `${before}${code};\n${after}`, after }));

describe('a field that a control writes', () => {
  it('is read as the same value, whatever it is', () => {
    fc.assert(
      fc.property(source, anyValue, ({ code }, value) => {
        const next = writePlace(code, 'showAlert()', 'title', value) ?? '';
        expect(readPlace(next, 'showAlert()')?.get('title')).toBe(value);
      }),
    );
  });

  it('is read as the same value inside an object that the code lacked', () => {
    fc.assert(
      fc.property(source, anyValue, ({ code }, value) => {
        const next = writePlace(code, 'showAlert().options.inner', 'height', value) ?? '';
        expect(readPlace(next, 'showAlert().options.inner')?.get('height')).toBe(value);
      }),
    );
  });

  it('means that value to the compiler too', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const next = writePlace('showAlert({});', 'showAlert()', 'title', value) ?? '';
        let given: { title?: unknown } = {};
        const showAlert = (fields: object) => {
          given = fields;
        };
        new Function('showAlert', compile(next).code)(showAlert);
        expect(given.title).toBe(value);
      }),
    );
  });

  it('leaves everything around the call, and its other fields, as they stand', () => {
    fc.assert(
      fc.property(source, anyValue, ({ before, code, after }, value) => {
        const next = writePlace(code, 'showAlert()', 'title', value) ?? '';
        expect(next.startsWith(before)).toBe(true);
        expect(next.endsWith(after)).toBe(true);
        const others = (text: string) =>
          [...(readPlace(text, 'showAlert()') ?? [])].filter(([name]) => name !== 'title');
        expect(others(next)).toEqual(others(code));
      }),
    );
  });

  it('leaves code that can be read when it is taken away', () => {
    fc.assert(
      fc.property(source, ({ before, code, after }) => {
        const next = writePlace(code, 'showAlert()', 'title', undefined) ?? '';
        expect(() => compile(next)).not.toThrow();
        expect(readPlace(next, 'showAlert()')?.has('title')).toBe(false);
        expect(next.startsWith(before)).toBe(true);
        expect(next.endsWith(after)).toBe(true);
      }),
    );
  });
});

describe('a field that goes again', () => {
  it.each([
    "showAlert({ title: '가' });",
    "showAlert({\n  title: '가',\n});",
    "showAlert({\n  title: '가',\n  isOpen: true\n});",
    "  showAlert({\n    ...rest,\n    title: '가',\n  });",
  ])('leaves no trace in %j', (code) => {
    const written = writePlace(code, 'showAlert()', 'informative', '나') ?? '';
    expect(written).not.toBe(code);
    expect(writePlace(written, 'showAlert()', 'informative', undefined)).toBe(code);
  });
});

describe('a field that is written', () => {
  const inner = 'open().options';

  it.each([
    ["open({\n  a: '가',\n});", 'open()', "open({\n  a: '가',\n  b: 'it\\'s',\n});"],
    ["open({ a: '가' });", 'open()', "open({ a: '가', b: 'it\\'s' });"],
    ['open({});', 'open()', "open({ b: 'it\\'s' });"],
    ['open({ a: <A>글, 글</A> });', inner, "open({ a: <A>글, 글</A>, options: { b: 'it\\'s' } });"],
    ['open();', 'open()', undefined],
    ['close({});', 'open()', undefined],
    ['open({ a: ', 'open()', undefined],
  ])('stands as an author would write it in %j: %s', (code, place, written) => {
    expect(writePlace(code, place, 'b', "it's")).toBe(written);
  });
});
