import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/shared/compile.ts';
import { readProps, writeProp } from '../../src/shared/jsxProps.ts';
import { anyValue, unusualCode } from '../support/anyCode.ts';

/** Elements as authors write them. */
const element = fc.constantFrom(
  '<Button />',
  '<Button label="가" />',
  '<Button label="가">안녕, {name}</Button>',
  `<Button\n  label={'가'}\n  on\n/>`,
  '<Button {...rest} onPress={() => go({ a: [1, "}"] })} label="가" size={2} />',
  `<Button icon={<Icon name="x" />} label={\`\${a}{}\`}>\n  <Button label="inner" />\n</Button>`,
);
const source = fc.tuple(unusualCode, element, unusualCode).map(([before, code, after]) => ({
  before,
  code: `${before}const a = ${code};\n${after}`,
  after,
}));

describe('a prop that a control writes', () => {
  it('is read as the same value, whatever it is', () => {
    fc.assert(
      fc.property(source, anyValue, ({ code }, value) => {
        const next = writeProp(code, 'Button', 'label', value) ?? '';
        expect(readProps(next, 'Button')?.get('label')).toBe(value);
      }),
    );
  });

  it('means that value to the compiler too', () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const next = writeProp('export const a = <Button />;', 'Button', 'label', value) ?? '';
        const exports: Record<string, { label?: unknown }> = {};
        const jsx = (_: unknown, props: object) => props;
        const run = new Function('require', 'exports', 'Button', compile(next).code);
        run(() => ({ jsx, jsxs: jsx }), exports, 'Button');
        expect(exports.a?.label).toBe(value);
      }),
    );
  });

  it('leaves everything around the element as it stands', () => {
    fc.assert(
      fc.property(source, anyValue, ({ before, code, after }, value) => {
        const next = writeProp(code, 'Button', 'label', value) ?? '';
        expect(next.startsWith(before)).toBe(true);
        expect(next.endsWith(after)).toBe(true);
        const others = (text: string) =>
          [...(readProps(text, 'Button') ?? [])].filter(([name]) => name !== 'label');
        expect(others(next)).toEqual(others(code));
      }),
    );
  });

  it('leaves no trace when it is taken away again', () => {
    fc.assert(
      fc.property(source, anyValue, ({ code }, value) => {
        const written = writeProp(code, 'Button', 'isNew', value) ?? '';
        expect(writeProp(written, 'Button', 'isNew', undefined)).toBe(code);
      }),
    );
  });
});

describe('a prop that an author wrote', () => {
  it.each([
    [`<A text="it's" />`, "it's"],
    [`<A text='say "hi"' />`, 'say "hi"'],
    ['<A text="C:\\dir" />', 'C:\\dir'],
    ['<A text={ "가" } />', '가'],
    ['<A text={3} />', 3],
    ['<A text />', true],
  ])('is read as JSX means it: %s', (code, value) => {
    expect(readProps(code, 'A')?.get('text')).toBe(value);
  });

  it.each([
    '<A text="a &amp; b" />',
    '<A text="a\n  b" />',
    '<A text={`a`} />',
    '<A text=<B /> />',
  ])('is not ours to change where JSX reads more into it: %s', (code) => {
    expect(readProps(code, 'A')?.has('text')).toBe(true);
    expect(readProps(code, 'A')?.get('text')).toBeUndefined();
  });
});

describe('a prop that is written', () => {
  it.each([
    ['<A />', 'on', true, '<A on />'],
    ['<A on />', 'on', false, '<A on={false} />'],
    ['<A />', 'text', 'say "hi"', '<A text={"say \\"hi\\""} />'],
    ['<A\n  b="1"\n/>', 'on', true, '<A\n  on\n  b="1"\n/>'],
    ['[<A b="1" />, <A b="1" />]', 'b', '2', '[<A b="2" />, <A b="1" />]'],
    ['<B />', 'on', true, undefined],
    ['<A b="', 'on', true, undefined],
  ])('stands as an author would write it in %j: %s', (code, name, value, written) => {
    expect(writeProp(code, 'A', name, value)).toBe(written);
  });
});
