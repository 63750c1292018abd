import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { themeFactory, ZSBlockButton } from '../src';
import { renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle, pressableOf } from './support/styles';

const label = () => screen.getByText('저장');
const box = () => ancestorOf(label());

describe('ZSBlockButton', () => {
  test('is a white label on step 50 of its ramp, padded by the number of typo', async () => {
    await renderInApp(<ZSBlockButton title="저장" typo="label.2" onPress={() => {}} />);
    const style = computedStyle(box());
    expect([style.backgroundColor, style.paddingLeft, style.paddingTop]).toEqual([
      'rgb(255, 162, 13)',
      '11px',
      '9px',
    ]);
    expect(style.borderTopLeftRadius).toBe('6px');
    expect(computedStyle(label()).color).toBe('rgb(255, 255, 255)');
  });

  test('pastel and stroke take the steps of their intent', async () => {
    const { redraw } = await renderInApp(
      <ZSBlockButton
        title="저장"
        typo="body.4"
        intent="grey"
        variant="pastel"
        onPress={() => {}}
      />,
    );
    expect(computedStyle(box()).backgroundColor).toBe('rgb(245, 247, 249)');
    expect(computedStyle(label()).color).toBe('rgb(69, 79, 91)');
    redraw(
      <ZSBlockButton
        title="저장"
        typo="body.4"
        intent="danger"
        variant="stroke"
        onPress={() => {}}
      />,
    );
    const { backgroundColor, borderTopColor, borderTopWidth } = computedStyle(box());
    expect([backgroundColor, borderTopColor, borderTopWidth]).toEqual([
      'rgba(0, 0, 0, 0)',
      'rgb(255, 77, 111)',
      '1px',
    ]);
  });

  test('a theme that changes main alone leaves it orange', async () => {
    const customPalette = themeFactory({ light: { primary: { main: '#6366F1' } } });
    await renderInApp(<ZSBlockButton title="저장" typo="label.2" onPress={() => {}} />, {
      theme: { customPalette },
    });
    expect(computedStyle(box()).backgroundColor).toBe('rgb(255, 162, 13)');
  });

  test('style lies around the box, other props on what is pressed', async () => {
    const onPress = vi.fn();
    await renderInApp(
      <ZSBlockButton
        title="저장"
        typo="label.2"
        onPress={onPress}
        role="button"
        style={{ width: 300, backgroundColor: '#ff0000' }}
      />,
    );
    expect(computedStyle(ancestorOf(box())).width).toBe('300px');
    expect(computedStyle(box()).backgroundColor).toBe('rgb(255, 162, 13)');
    expect(screen.getByRole('button')).toBe(pressableOf(label()));
    fireEvent.click(screen.getByRole('button'));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
