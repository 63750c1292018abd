import { describe, expect, it } from 'vitest';
import { readProps, writeProp } from '../src/shared/jsxProps.ts';

const field = `export default function Field() {
  const [name, setName] = useState('');
  return (
    <ZSView>
      <ZSTextField
        label="이름"
        value={name}
        disabled
        borderWidth={2}
        onChangeText={(text) => setName(text.replace(/[{}]/g, ''))}
      />
      <ZSTextField label="다른 칸" />
    </ZSView>
  );
}
`;

describe('reading props of the first element', () => {
  it('reads literals and tells expressions apart', () => {
    expect(Object.fromEntries(readProps(field, 'ZSTextField') ?? [])).toEqual({
      label: '이름',
      value: undefined,
      disabled: true,
      borderWidth: 2,
      onChangeText: undefined,
    });
  });

  it('reads an element without props', () => {
    expect(readProps(field, 'ZSView')?.size).toBe(0);
  });

  it('gives nothing for a component that is not there', () => {
    expect(readProps(field, 'ZSText')).toBeUndefined();
  });

  it('gives nothing for source that cannot be read', () => {
    expect(readProps('<ZSTextField label="', 'ZSTextField')).toBeUndefined();
  });
});

describe('writing props of the first element', () => {
  it('replaces a value and leaves the second element alone', () => {
    const next = writeProp(field, 'ZSTextField', 'label', '별명');
    expect(next).toContain('label="별명"');
    expect(next).toContain('label="다른 칸"');
  });

  it('writes booleans and numbers as JSX does', () => {
    expect(writeProp('<A />', 'A', 'on', true)).toBe('<A on />');
    expect(writeProp('<A on />', 'A', 'on', false)).toBe('<A on={false} />');
    expect(writeProp('<A />', 'A', 'size', 3)).toBe('<A size={3} />');
  });

  it('puts text with quotes in braces', () => {
    expect(writeProp('<A />', 'A', 'text', 'say "hi"')).toBe('<A text={"say \\"hi\\""} />');
  });

  it('adds a prop on a line of its own where the others have theirs', () => {
    expect(writeProp(field, 'ZSTextField', 'isError', true)).toContain(
      '<ZSTextField\n        isError\n        label="이름"',
    );
  });

  it('takes a prop away with the space before it', () => {
    expect(writeProp('<A one two={2} />', 'A', 'two', undefined)).toBe('<A one />');
    expect(writeProp('<A one />', 'A', 'three', undefined)).toBe('<A one />');
  });

  it('passes over spread props', () => {
    expect(writeProp('<A {...rest} b="1" />', 'A', 'b', '2')).toBe('<A {...rest} b="2" />');
  });

  it('gives nothing when there is no such element', () => {
    expect(writeProp(field, 'ZSText', 'typo', 'body.1')).toBeUndefined();
  });
});
