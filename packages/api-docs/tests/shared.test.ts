import { describe, expect, test } from 'vitest';
import { controlsFor } from '../src/shared/controlsFor.ts';
import { requireEntry } from '../src/shared/index.ts';
import { sliderRange } from '../src/shared/sliderRange.ts';
import { namesInType, tokenizeType } from '../src/shared/tokenizeType.ts';
import { memberOf, readFixture } from './fixture.ts';

const { api } = readFixture();

describe('controls', () => {
  const controls = new Map(controlsFor(api, 'Button').map((control) => [control.name, control]));

  test('follow the type of each prop', () => {
    expect(Object.fromEntries([...controls].map(([name, { kind }]) => [name, kind]))).toEqual({
      label: 'text',
      disabled: 'switch',
      elevationLevel: 'choice',
      typo: 'choice',
      shape: 'choice',
      radius: 'slider',
      backgroundColor: 'color',
    });
  });

  test('offer the values of named and unnamed unions and start at the default', () => {
    expect(controls.get('elevationLevel')).toMatchObject({ options: [0, 1, 2, 3], default: 0 });
    expect(controls.get('shape')).toMatchObject({ options: ['round', 'square'], default: 'round' });
  });

  test('are a palette where the name tells of a colour', () => {
    const button = requireEntry(api, 'Button', '');
    const label = memberOf(api.entries, 'Button', 'label');
    const names = ['thumbColor', 'trackColorActive', 'colorfulness'];
    const members = names.map((name) => ({ ...label, name }));
    const found = controlsFor(
      { ...api, entries: [{ ...button, members } as typeof button] },
      'Button',
    );
    expect(found.map(({ kind }) => kind)).toEqual(['color', 'color', 'text']);
  });

  test('leave out functions, nodes and deprecated props', () => {
    expect(controls.has('onPress')).toBe(false);
    expect(controls.has('fontSize')).toBe(false);
  });

  test('take the bounds an author wrote, else bounds around the default', () => {
    expect(sliderRange(memberOf(api.entries, 'SheetOptions', 'padding'))).toMatchObject({
      min: 4,
      max: 24,
    });
    expect(sliderRange(memberOf(api.entries, 'SheetOptions', 'height'))).toEqual({
      min: 0,
      max: 1000,
      step: 10,
    });
  });

  test('of an unknown name throw with near names', () => {
    expect(() => controlsFor(api, 'Buton')).toThrow(
      /없는 이름입니다\(Buton\)\. 비슷한 이름: Button/,
    );
  });
});

test('an unknown name fails with the remedy', () => {
  expect(() => requireEntry(api, 'Nope', '<PropsTable of="Nope">')).toThrow(
    '<PropsTable of="Nope">: fixture에 없는 이름입니다(Nope). 이름을 수정하거나, 새로 추가한 이름이면 API 파일을 다시 생성하세요.',
  );
});

describe('the text of a type', () => {
  test('splits into names and the rest, and joins to the same text', () => {
    const type = `(item: Item, mode?: 'Item' | \`x\${Level}\`) => void`;
    expect(
      tokenizeType(type)
        .map(({ text }) => text)
        .join(''),
    ).toBe(type);
    expect(namesInType(type)).toEqual(['item', 'Item', 'mode', 'Level', 'void']);
  });
});
