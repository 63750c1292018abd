import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type RadioOption, ZSRadioGroup } from '../src';
import type { ZSRadioGroupProps } from '../src/ui/radio-group/types';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle, pressableOf } from './support/styles';

const options: RadioOption[] = [
  { value: '사과', index: 'a' },
  { value: '배', index: 'b' },
  { value: '감', index: 'c' },
];
const option = (name: string) => pressableOf(screen.getByText(name));
const pill = (name: string) => ancestorOf(screen.getByText(name), 2);
const cell = (name: string) => ancestorOf(option(name), 2);

function Fruit({ start, ...rest }: Partial<ZSRadioGroupProps> & { start?: RadioOption }) {
  const [value, setValue] = useState(start);
  return <ZSRadioGroup options={options} onSelect={setValue} value={value} {...rest} />;
}

describe('ZSRadioGroup', () => {
  test('selects by index, and tells screen readers neither group nor choice', async () => {
    const onSelect = vi.fn();
    await renderInApp(
      <ZSRadioGroup options={options} onSelect={onSelect} value={{ value: '?', index: 'b' }} />,
    );
    fireEvent.click(option('감'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(options[2]);
    expect(document.querySelector('[role], [aria-checked]')).toBeNull();
  });

  test('one column: pills 10 pt apart with 선택 or a white check at the right', async () => {
    await renderInApp(<Fruit start={options[0]} />);
    expect(computedStyle(cell('사과')).paddingBottom).toBe('10px');
    expect(computedStyle(cell('감')).paddingBottom).toBe('0px');
    expect(computedStyle(cell('사과')).width).toBe('100%');
    expect(screen.getAllByText('선택')).toHaveLength(2);
    const taken = computedStyle(pill('사과'));
    expect([taken.borderTopColor, taken.backgroundColor]).toEqual([
      'rgb(255, 200, 110)',
      'rgb(248, 248, 248)',
    ]);
    expect(computedStyle(pill('배')).borderTopColor).toBe('rgb(223, 227, 232)');
    const check = pill('사과').querySelector('svg') as Element;
    expect(computedStyle(ancestorOf(check)).backgroundColor).toBe('rgb(255, 162, 13)');
    expect(check.innerHTML).toContain('#fff');
  });

  test.each([
    [2, '50%'],
    [3, '33.33%'],
  ] as const)('%i columns: a wrapping grid of dots without the chip', async (rowCount, width) => {
    await renderInApp(<Fruit start={options[0]} rowCount={rowCount} />);
    expect(computedStyle(ancestorOf(cell('배'))).flexWrap).toBe('wrap');
    expect(computedStyle(cell('배')).width).toBe(width);
    expect(screen.queryByText('선택')).toBeNull();
  });

  test('disabled selects nothing, and shrinks all the same', async () => {
    const onSelect = vi.fn();
    await renderInApp(<ZSRadioGroup options={options} onSelect={onSelect} disabled />);
    actSync(() => void fireEvent.mouseDown(option('배'), { button: 0, buttons: 1 }));
    await advanceTime(60);
    await advanceTime(130);
    expect((option('배').firstElementChild as HTMLElement).style.transform).toBe('scale(0.96)');
    actSync(() => void fireEvent.mouseUp(option('배'), { button: 0 }));
    await advanceTime(200);
    fireEvent.click(option('배'));
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('containerStyle, valueStyle and selectStyle are props of their parts, and a style replaces', async () => {
    await renderInApp(
      <Fruit
        rowCount={1}
        containerStyle={{ testID: 'group', 'aria-label': '과일', style: { padding: 3 } }}
        valueStyle={{ typo: 'body.1', style: { opacity: 0.9 } }}
        selectStyle={{ typo: 'label.1' }}
      />,
    );
    expect(screen.getByLabelText('과일')).toBe(screen.getByTestId('group'));
    expect(computedStyle(screen.getByTestId('group')).paddingTop).toBe('3px');
    expect(computedStyle(screen.getByTestId('group')).width).toBe('auto');
    expect(computedStyle(screen.getByText('배')).fontSize).toBe('16px');
    expect(computedStyle(ancestorOf(screen.getByText('배'))).paddingLeft).toBe('10px');
    expect(computedStyle(screen.getAllByText('선택')[0] as Element).fontSize).toBe('16px');
  });

  test('takes the props of a View, and another text for the chip', async () => {
    await renderInApp(<Fruit role="radiogroup" aria-label="과일" selectLabel="고르기" />);
    expect(screen.getByRole('radiogroup', { name: '과일' })).toBeTruthy();
    expect(screen.getAllByText('고르기')).toHaveLength(3);
  });
});
