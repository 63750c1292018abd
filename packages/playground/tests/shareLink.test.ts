import { describe, expect, it } from 'vitest';
import { sharedName } from '../src/shared/sharedName.ts';
import { fromShareHash, toShareHash } from '../src/shared/shareLink.ts';

const source = `export default function A() {\n  return <ZSText>안녕하세요 👋 "${'길게'.repeat(200)}"</ZSText>;\n}`;

describe('a link that carries code', () => {
  it('gives back the code it was made of, Korean and emoji included', () => {
    const hash = toShareHash({ name: 'Alert.basic', source });
    expect(fromShareHash(hash)).toEqual({ name: 'Alert.basic', source });
    expect(sharedName(hash)).toBe('Alert.basic');
  });

  it('is much shorter than the code written out', () => {
    expect(toShareHash({ name: 'A.b', source }).length).toBeLessThan(
      encodeURIComponent(source).length / 4,
    );
  });

  it.each([
    '',
    '#play=',
    '#play=Alert.basic:',
    '#play=Alert.basic:!!!!',
    '#play=A.b:AAAA',
    '#기본',
  ])('takes nothing from %j', (hash) => {
    expect(fromShareHash(hash)).toBeUndefined();
  });

  it('refuses code too long to be an edit', () => {
    const hash = toShareHash({ name: 'A.b', source: 'a'.repeat(200_000) });
    expect(fromShareHash(hash)).toBeUndefined();
  });
});
