import { fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ErrorComponent, ZSTextField, type ZSTextFieldRef } from '../src';
import type { ZSTextFieldProps } from '../src/ui/text-field/types';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

type FieldProps = Partial<ZSTextFieldProps>;

function Field({ value = '', ...rest }: FieldProps) {
  const [text, setText] = useState(value);
  return <ZSTextField label="이름" value={text} onChangeText={setText} {...rest} />;
}

const input = () => screen.getByRole('textbox', { name: '이름' });
const box = () => ancestorOf(input());
const label = () => screen.getByText('이름', { selector: '[aria-hidden] *' });
const focus = () => actSync(() => input().focus());
const blur = () => actSync(() => input().blur());

describe('ZSTextField', () => {
  test('is a text box named by its label, Placeholder when none is given', async () => {
    const first = await renderInApp(<Field />);
    expect(input()).toBeTruthy();
    first.unmount();
    await renderInApp(<ZSTextField value="" />);
    expect(screen.getByRole('textbox', { name: 'Placeholder' })).toBeTruthy();
  });

  test('has the documented box', async () => {
    await renderInApp(<Field />);
    const style = computedStyle(box());
    expect([style.borderTopWidth, style.borderTopLeftRadius, style.paddingLeft]).toEqual([
      '1.2px',
      '14px',
      '15px',
    ]);
    expect([style.borderTopColor, style.backgroundColor]).toEqual([
      'rgb(223, 227, 232)',
      'rgb(255, 255, 255)',
    ]);
    expect(computedStyle(input()).fontSize).toBe('14px');
  });

  test('the label floats to 11 pt in 200 ms when focused, stays while there is text, and comes back', async () => {
    await renderInApp(<Field />);
    expect(label().style.transform).toBe('scale(1)');
    focus();
    await advanceTime(230);
    expect(label().style.transform).toBe(`scale(${11 / 14})`);
    actSync(() => void fireEvent.change(input(), { target: { value: '홍' } }));
    blur();
    await advanceTime(230);
    expect(label().style.transform).toBe(`scale(${11 / 14})`);
    focus();
    actSync(() => void fireEvent.change(input(), { target: { value: '' } }));
    blur();
    await advanceTime(230);
    expect(label().style.transform).toBe('scale(1)');
  });

  test('the label of an inbox floats to 10 pt, and the box keeps 13 pt more for it', async () => {
    await renderInApp(<Field boxStyle="inbox" value="홍" />);
    expect(label().style.transform).toBe(`scale(${10 / 14})`);
    expect(computedStyle(box()).paddingTop).toBe('13px');
    expect(computedStyle(box()).minHeight).toBe('63px');
  });

  test('an underline has the bottom border only, and keeps its corners', async () => {
    await renderInApp(<Field boxStyle="underline" />);
    const style = computedStyle(box());
    expect([style.borderTopWidth, style.borderBottomWidth, style.borderBottomLeftRadius]).toEqual([
      '0px',
      '1.2px',
      '14px',
    ]);
  });

  test.each([
    ['top', ['14px', '0px', '1.2px', '0.6px']],
    ['middle', ['0px', '0px', '0.6px', '0.6px']],
    ['bottom', ['0px', '14px', '0.6px', '1.2px']],
  ] as const)(
    'in a stack, %s squares and halves where it joins',
    async (innerBoxStyle, expected) => {
      await renderInApp(<Field innerBoxStyle={innerBoxStyle} />);
      const style = computedStyle(box());
      expect([
        style.borderTopLeftRadius,
        style.borderBottomLeftRadius,
        style.borderTopWidth,
        style.borderBottomWidth,
      ]).toEqual(expected);
    },
  );

  test('the border tells error before focus before default', async () => {
    const { redraw } = await renderInApp(<Field />);
    focus();
    expect(computedStyle(box()).borderTopColor).toBe('rgb(255, 159, 6)');
    redraw(<Field status="error" />);
    expect(computedStyle(box()).borderTopColor).toBe('rgb(235, 0, 59)');
    redraw(<Field />);
    blur();
    expect(computedStyle(box()).borderTopColor).toBe('rgb(223, 227, 232)');
  });

  test('the label can be read: orange and pale colours only reach the border', async () => {
    await renderInApp(<Field errorColor="#FFD47C" />);
    expect(computedStyle(label()).color).toBe('rgb(99, 115, 129)');
    focus();
    expect(computedStyle(label()).color).toBe('rgb(28, 37, 46)');
  });

  test('an error colour that cannot be read gives way in the text', async () => {
    await renderInApp(<Field errorColor="#FFD47C" status="error" errorMessage="너무 짧습니다" />);
    expect(computedStyle(box()).borderTopColor).toBe('rgb(255, 212, 124)');
    expect(computedStyle(screen.getByText('너무 짧습니다')).color).toBe('rgb(213, 1, 54)');
  });

  test('takes colours and measures of its own', async () => {
    await renderInApp(
      <Field
        borderWidth={3}
        borderRadius={4}
        paddingHorizontal={20}
        borderColor="#ff0000"
        inputBgColor="#00ff00"
        labelBgColor="#ffff00"
        labelColor="#0000ff"
        placeHolderColor="#00ffff"
        typo="body.1"
      />,
    );
    const style = computedStyle(box());
    expect([style.borderTopWidth, style.borderTopLeftRadius, style.paddingLeft]).toEqual([
      '3px',
      '4px',
      '20px',
    ]);
    expect([style.borderTopColor, style.backgroundColor]).toEqual([
      'rgb(255, 0, 0)',
      'rgb(0, 255, 0)',
    ]);
    expect(computedStyle(input()).fontSize).toBe('16px');
    expect(computedStyle(label()).color).toBe('rgb(0, 255, 255)');
    actSync(() => void fireEvent.change(input(), { target: { value: '홍' } }));
    expect(computedStyle(label()).color).toBe('rgb(0, 0, 255)');
    expect(computedStyle(label()).backgroundColor).toBe('rgb(255, 255, 0)');
  });

  test('fontSize changes nothing', async () => {
    await renderInApp(<Field fontSize={40} />);
    expect(computedStyle(input()).fontSize).toBe('14px');
  });

  test('errorMessage is shown and tied to the box only with status error', async () => {
    const { redraw } = await renderInApp(<Field errorMessage="너무 짧습니다" />);
    expect(screen.queryByText('너무 짧습니다')).toBeNull();
    expect(input().getAttribute('aria-invalid')).not.toBe('true');
    redraw(<Field errorMessage="너무 짧습니다" status="error" />);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const id = input().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('너무 짧습니다');
  });

  test('× is there while focused with text, empties the field and leaves the focus in it', async () => {
    await renderInApp(<Field value="홍" />);
    const clear = () => screen.queryByRole('button', { name: '지우기' });
    expect(clear()).toBeNull();
    focus();
    const button = clear() as HTMLElement;
    expect([computedStyle(button).width, computedStyle(button).height]).toEqual(['44px', '44px']);
    expect(fireEvent.mouseDown(button)).toBe(false);
    fireEvent.click(button);
    expect((input() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(input());
    expect(clear()).toBeNull();
  });

  test('focus handlers of textInputProps run, and its other props pass, but not over the fixed ones', async () => {
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    const textInputProps = { onFocus, onBlur, maxLength: 5, value: '다른 값', spellCheck: true };
    await renderInApp(<Field value="홍" textInputProps={textInputProps} />);
    focus();
    blur();
    expect([onFocus, onBlur].map((handler) => handler.mock.calls.length)).toEqual([1, 1]);
    expect(input().getAttribute('maxlength')).toBe('5');
    expect((input() as HTMLInputElement).value).toBe('홍');
    expect(input().getAttribute('spellcheck')).toBe('false');
    expect(input().getAttribute('autocorrect')).toBe('off');
  });

  test('isTextArea makes room for lines, and multiline makes them', async () => {
    await renderInApp(<Field isTextArea textInputProps={{ multiline: true }} />);
    expect(input().tagName).toBe('TEXTAREA');
    expect(computedStyle(box()).minHeight).toBe('120px');
    expect(computedStyle(box()).alignItems).toBe('flex-start');
  });

  test('disabled cannot be typed in or touched', async () => {
    await renderInApp(<Field disabled />);
    expect(input().getAttribute('aria-disabled')).toBe('true');
    expect((input() as HTMLInputElement).readOnly).toBe(true);
    expect(computedStyle(ancestorOf(box())).pointerEvents).toBe('none');
  });

  test('the ref is the text input', async () => {
    const ref = createRef<ZSTextFieldRef>();
    await renderInApp(<Field ref={ref} />);
    actSync(() => ref.current?.focus());
    expect(document.activeElement).toBe(input());
    actSync(() => ref.current?.blur());
  });
});

describe('ErrorComponent', () => {
  test('is announced, and shows a 16 pt sign and body.4 text in the colour', async () => {
    await renderInApp(<ErrorComponent errorMessage="다시 적습니다" errorColor="#EB003B" />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('다시 적습니다');
    expect(alert.querySelector('svg')?.getAttribute('width')).toBe('16');
    const text = computedStyle(screen.getByText('다시 적습니다'));
    expect([text.fontSize, text.color]).toEqual(['12px', 'rgb(235, 0, 59)']);
    expect(alert.style.opacity).toBe('0');
    await advanceTime(330);
    expect(alert.style.opacity).toBe('1');
  });
});
