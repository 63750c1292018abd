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

const input = () => screen.getByRole('textbox');
const box = () => ancestorOf(input());
const label = () => screen.getByText('이름');
const clear = () => box().querySelector<HTMLElement>('[tabindex="-1"]');
const focus = () => actSync(() => input().focus());
const blur = () => actSync(() => input().blur());

describe('ZSTextField', () => {
  test('is a text box without a name; its label is Placeholder when none is given', async () => {
    await renderInApp(<ZSTextField value="" />);
    expect(screen.getByText('Placeholder')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Placeholder' })).toBeNull();
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

  test('the label shrinks to 11 pt in 150 ms when focused, stays while there is text, and comes back', async () => {
    await renderInApp(<Field />);
    const scale = () => Number(/scale\(([\d.]+)\)/.exec(label().style.transform)?.[1]);
    expect(scale()).toBe(1);
    expect(label().style.transformOrigin).toBe('left center');
    focus();
    await advanceTime(180);
    expect(scale()).toBeCloseTo(11 / 14);
    actSync(() => void fireEvent.change(input(), { target: { value: '홍' } }));
    blur();
    await advanceTime(180);
    expect(scale()).toBeCloseTo(11 / 14);
    focus();
    actSync(() => void fireEvent.change(input(), { target: { value: '' } }));
    blur();
    await advanceTime(180);
    expect(scale()).toBe(1);
  });

  test('the label of an inbox is scaled by one point more, and the box keeps 13 pt for it', async () => {
    await renderInApp(<Field boxStyle="inbox" value="홍" />);
    expect(label().style.transform).toContain(`scale(${10 / 15})`);
    expect(computedStyle(box()).paddingTop).toBe('13px');
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

  test('the border tells error before focus before default, and fades in 150 ms', async () => {
    const { redraw } = await renderInApp(<Field />);
    focus();
    expect(computedStyle(box()).borderTopColor).toBe('rgb(255, 162, 13)');
    redraw(<Field status="error" />);
    expect(computedStyle(box()).borderTopColor).toBe('rgb(255, 77, 111)');
    redraw(<Field />);
    blur();
    expect(computedStyle(box()).transitionDuration).toBe('150ms');
    expect(computedStyle(box()).borderTopColor).toBe('rgb(223, 227, 232)');
  });

  test('the label is pale at rest, and orange while focused', async () => {
    await renderInApp(<Field />);
    expect(computedStyle(label()).color).toBe('rgb(196, 205, 213)');
    focus();
    expect(computedStyle(label()).color).toBe('rgb(255, 162, 13)');
  });

  test('an error colour is that of border, label and message', async () => {
    await renderInApp(<Field errorColor="#FFD47C" status="error" errorMessage="너무 짧습니다" />);
    const colors = [
      computedStyle(box()).borderTopColor,
      computedStyle(label()).color,
      computedStyle(screen.getByText('너무 짧습니다')).color,
    ];
    expect(new Set(colors)).toEqual(new Set(['rgb(255, 212, 124)']));
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

  test('errorMessage is shown only with status error', async () => {
    const { redraw } = await renderInApp(<Field errorMessage="너무 짧습니다" />);
    expect(screen.queryByText('너무 짧습니다')).toBeNull();
    redraw(<Field errorMessage="너무 짧습니다" status="error" />);
    expect(screen.getByText('너무 짧습니다')).toBeTruthy();
    expect(document.querySelector('[role], [aria-invalid]')).toBeNull();
  });

  test('× is there while focused with text, empties the field and leaves the focus in it', async () => {
    await renderInApp(<Field value="홍" />);
    expect(clear()).toBeNull();
    focus();
    const button = clear() as HTMLElement;
    expect(fireEvent.mouseDown(button)).toBe(false);
    fireEvent.click(button);
    expect((input() as HTMLInputElement).value).toBe('');
    expect(document.activeElement).toBe(input());
    expect(clear()).toBeNull();
  });

  test('of textInputProps the focus handlers do not run, nor do others win over the fixed ones', async () => {
    const onFocus = vi.fn();
    const onBlur = vi.fn();
    const textInputProps = { onFocus, onBlur, maxLength: 5, value: '다른 값', spellCheck: true };
    await renderInApp(<Field value="홍" textInputProps={textInputProps} />);
    focus();
    blur();
    expect([onFocus, onBlur].map((handler) => handler.mock.calls.length)).toEqual([0, 0]);
    expect(input().getAttribute('maxlength')).toBe('5');
    expect((input() as HTMLInputElement).value).toBe('홍');
    expect(input().getAttribute('spellcheck')).toBe('false');
    expect(input().getAttribute('autocorrect')).toBe('off');
  });

  test('isTextArea only moves things to the top, and multiline makes lines', async () => {
    await renderInApp(<Field isTextArea textInputProps={{ multiline: true }} />);
    expect(input().tagName).toBe('TEXTAREA');
    expect(computedStyle(box()).justifyContent).toBe('flex-start');
  });

  test('disabled keeps touches away, and nothing else', async () => {
    await renderInApp(<Field disabled />);
    expect(computedStyle(box()).pointerEvents).toBe('none');
    expect((input() as HTMLInputElement).readOnly).toBe(false);
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
  test('takes the props of a View; a style replaces the row', async () => {
    await renderInApp(
      <ErrorComponent errorMessage="틀림" errorColor="#FF4D6F" testID="e" style={{ margin: 3 }} />,
    );
    const style = computedStyle(screen.getByTestId('e'));
    expect([style.marginTop, style.flexDirection]).toEqual(['3px', 'column']);
  });

  test('rises with a 16 pt sign and body.4 text in the colour, and is not announced', async () => {
    await renderInApp(<ErrorComponent errorMessage="다시 적습니다" errorColor="#EB003B" />);
    const message = screen.getByText('다시 적습니다');
    const row = ancestorOf(message);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(row.querySelector('svg')?.getAttribute('width')).toBe('16');
    expect([computedStyle(message).fontSize, computedStyle(message).color]).toEqual([
      '12px',
      'rgb(235, 0, 59)',
    ]);
    expect(row.style.opacity).toBe('0');
    await advanceTime(330);
    expect(row.style.opacity).toBe('1');
  });
});
