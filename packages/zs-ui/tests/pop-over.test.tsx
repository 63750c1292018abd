import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { PopOverButton } from '../src';
import { menuPosition } from '../src/overlay/pop-over/position';
import { setRect } from './support/browser';
import { look, parentOf } from './support/look';
import { change, pass, show } from './support/render';

const phone = { width: 390, height: 844 };
const menu = { width: 150, height: 200 };
const place = (text: string) => parentOf(screen.getByText(text), 2);

describe('where a menu goes', () => {
  test('its top right corner is at the point', () => {
    expect(menuPosition(300, 100, menu, phone)).toEqual({ left: 150, top: 100 });
  });

  test('10 pt from the left edge it would cross', () => {
    expect(menuPosition(100, 100, menu, phone).left).toBe(10);
  });

  test('10 pt from the right edge when it lies beyond the window', () => {
    expect(menuPosition(600, 100, menu, phone).left).toBe(380);
  });

  test('one and a half of its height above the point when it would cross the bottom', () => {
    expect(menuPosition(300, 700, menu, phone).top).toBe(400);
  });

  test('10 pt from the top when it fits neither below nor above', () => {
    expect(menuPosition(300, 250, { width: 150, height: 700 }, phone).top).toBe(10);
  });
});

describe('showPopOverMenu', () => {
  test('stays unseen until its size is known, then comes in at its place at once', async () => {
    const { overlay } = await show(<Text>화면</Text>);
    change(() => overlay.showPopOverMenu({ px: 300, py: 100, component: <Text>메뉴</Text> }));
    await pass(500);
    expect(parentOf(screen.getByText('메뉴')).style.opacity).toBe('0');
    change(() => setRect(place('메뉴'), menu));
    await pass(10);
    await pass(330);
    expect(look(place('메뉴')).left).toBe('150px');
    expect(look(place('메뉴')).top).toBe('100px');
    expect(parentOf(screen.getByText('메뉴')).style.opacity).toBe('1');
  });

  test('a press beside it closes it, a press on it does not', async () => {
    const { overlay } = await show(<Text>화면</Text>);
    change(() => overlay.showPopOverMenu({ px: 300, py: 100, component: <Text>메뉴</Text> }));
    fireEvent.click(screen.getByText('메뉴'));
    await pass(300);
    expect(screen.getByText('메뉴')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await pass(299);
    expect(screen.getByText('메뉴')).toBeTruthy();
    await pass(1);
    expect(screen.queryByText('메뉴')).toBeNull();
  });
});

describe('PopOverButton', () => {
  const button = (
    <PopOverButton
      width={60}
      height={48}
      aria-label="더 보기"
      testID="more"
      popOverMenuComponent={<Text>메뉴</Text>}
    >
      <Text>⋯</Text>
    </PopOverButton>
  );

  test('has the given size and a clear background', async () => {
    await show(button);
    const style = look(parentOf(screen.getByText('⋯')));
    expect([style.width, style.height, style.backgroundColor]).toEqual([
      '60px',
      '48px',
      'rgba(0, 0, 0, 0)',
    ]);
  });

  test('opens its menu at its lower right corner', async () => {
    await show(button);
    setRect(parentOf(screen.getByText('⋯')), { x: 310, y: 60, width: 60, height: 48 });
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }));
    await pass(50);
    change(() => setRect(place('메뉴'), menu));
    await pass(10);
    expect(look(place('메뉴')).left).toBe('220px');
    expect(look(place('메뉴')).top).toBe('108px');
  });

  test('passes its props to the pressed element, and style takes the place of the measures', async () => {
    await show(
      <PopOverButton
        width={60}
        height={48}
        style={{ width: 90 }}
        testID="more"
        popOverMenuComponent={null}
      >
        <Text>⋯</Text>
      </PopOverButton>,
    );
    expect(screen.getByTestId('more').getAttribute('aria-haspopup')).toBe('dialog');
    expect(look(parentOf(screen.getByText('⋯'))).width).toBe('90px');
  });
});
