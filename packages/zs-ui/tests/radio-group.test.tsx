import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type RadioOption, ZSRadioGroup } from '../src';
import type { ZSRadioGroupProps } from '../src/ui/radio-group/types';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const options: RadioOption[] = [
  { value: '사과', index: 'a' },
  { value: '배', index: 'b' },
  { value: '감', index: 'c' },
];
const radio = (name: string) => screen.getByRole('radio', { name });
const checked = () =>
  screen
    .getAllByRole('radio')
    .filter((one) => one.getAttribute('aria-checked') === 'true')
    .map((one) => one.getAttribute('aria-label'));
const key = (name: string, pressed: string) =>
  actSync(() => void fireEvent.keyDown(radio(name), { key: pressed }));

function Fruit({ start, ...rest }: Partial<ZSRadioGroupProps> & { start?: RadioOption }) {
  const [value, setValue] = useState(start);
  return <ZSRadioGroup options={options} onSelect={setValue} value={value} {...rest} />;
}

describe('ZSRadioGroup', () => {
  test('is a group of radios, and a press selects by index', async () => {
    const onSelect = vi.fn();
    await renderInApp(
      <ZSRadioGroup options={options} onSelect={onSelect} value={{ value: '?', index: 'b' }} />,
    );
    expect(screen.getByRole('radiogroup')).toBeTruthy();
    expect(checked()).toEqual(['배']);
    fireEvent.click(radio('감'));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(options[2]);
  });

  test('one column: pills 10 pt apart with 선택 or a check at the right', async () => {
    await renderInApp(<Fruit start={options[0]} />);
    expect(computedStyle(radio('사과')).paddingBottom).toBe('10px');
    expect(computedStyle(radio('감')).paddingBottom).toBe('0px');
    expect(computedStyle(radio('사과')).width).toBe('100%');
    expect(screen.getAllByText('선택')).toHaveLength(2);
    const taken = computedStyle(radio('사과').firstElementChild as Element);
    expect([taken.borderTopColor, taken.backgroundColor]).toEqual([
      'rgb(245, 191, 100)',
      'rgb(248, 248, 248)',
    ]);
    const free = computedStyle(radio('배').firstElementChild as Element);
    expect(free.borderTopColor).toBe('rgb(223, 227, 232)');
    const check = radio('사과').querySelector('svg') as Element;
    expect(computedStyle(ancestorOf(check)).backgroundColor).toBe('rgb(255, 159, 6)');
    expect(check.innerHTML).toContain('#000000');
  });

  test.each([
    [2, '50%'],
    [3, `${100 / 3}%`],
  ] as const)('%i columns: a wrapping grid of dots without the chip', async (rowCount, width) => {
    await renderInApp(<Fruit start={options[0]} rowCount={rowCount} />);
    expect(computedStyle(screen.getByRole('radiogroup')).flexWrap).toBe('wrap');
    expect(Number.parseFloat(computedStyle(radio('배')).width)).toBeCloseTo(
      Number.parseFloat(width),
    );
    expect(screen.queryByText('선택')).toBeNull();
  });

  test('arrows select and move on, round the ends, and Space takes the one at hand', async () => {
    await renderInApp(<Fruit start={options[0]} />);
    actSync(() => radio('사과').focus());
    key('사과', 'ArrowDown');
    expect(checked()).toEqual(['배']);
    expect(document.activeElement).toBe(radio('배'));
    key('배', 'ArrowRight');
    key('감', 'ArrowRight');
    expect(checked()).toEqual(['사과']);
    key('사과', 'ArrowUp');
    expect(checked()).toEqual(['감']);
    key('감', 'ArrowLeft');
    expect(checked()).toEqual(['배']);
    key('사과', ' ');
    expect(checked()).toEqual(['사과']);
  });

  test('other keys are left alone', async () => {
    await renderInApp(<Fruit start={options[0]} />);
    expect(fireEvent.keyDown(radio('사과'), { key: 'Tab' })).toBe(true);
    expect(checked()).toEqual(['사과']);
  });

  test('Tab stops once: at the selected option, or at the first', async () => {
    const stops = () => screen.getAllByRole('radio').map((one) => one.tabIndex);
    const first = await renderInApp(<Fruit />);
    expect(stops()).toEqual([0, -1, -1]);
    first.unmount();
    await renderInApp(<Fruit start={options[1]} />);
    expect(stops()).toEqual([-1, 0, -1]);
  });

  test('a press shrinks the option, and disabled says so, selects nothing and stands still', async () => {
    const onSelect = vi.fn();
    const { redraw } = await renderInApp(<ZSRadioGroup options={options} onSelect={onSelect} />);
    const scale = () => (radio('배').firstElementChild as HTMLElement).style.transform;
    const hold = async () => {
      actSync(() => void fireEvent.mouseDown(radio('배'), { button: 0, buttons: 1 }));
      await advanceTime(60);
      await advanceTime(130);
    };
    await hold();
    expect(scale()).toBe('scale(0.96)');
    actSync(() => void fireEvent.mouseUp(radio('배'), { button: 0 }));
    await advanceTime(60);
    await advanceTime(130);
    redraw(<ZSRadioGroup options={options} onSelect={onSelect} disabled />);
    await hold();
    expect(scale()).toBe('scale(1)');
    expect(radio('배').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(radio('배'));
    key('배', ' ');
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
    expect(screen.getByRole('radiogroup', { name: '과일' })).toBe(screen.getByTestId('group'));
    expect(computedStyle(screen.getByTestId('group')).paddingTop).toBe('3px');
    expect(computedStyle(screen.getByTestId('group')).width).toBe('');
    expect(computedStyle(screen.getByText('배')).fontSize).toBe('16px');
    expect(computedStyle(screen.getByText('배')).paddingLeft).not.toBe('10px');
    expect(computedStyle(screen.getAllByText('선택')[0] as Element).fontSize).toBe('16px');
  });
});
