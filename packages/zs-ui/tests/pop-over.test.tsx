import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { PopOverButton } from '../src';
import { setRect } from './support/browser';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const menu = { width: 150, height: 200 };
const positionOf = (text: string) => ancestorOf(screen.getByText(text), 2);

describe('showPopOverMenu', () => {
  test('stays unseen until its size is known, then comes in at its place at once', async () => {
    const { overlay } = await renderInApp(<Text>화면</Text>);
    actSync(() => overlay.showPopOverMenu({ px: 300, py: 100, component: <Text>메뉴</Text> }));
    await advanceTime(500);
    expect(ancestorOf(screen.getByText('메뉴')).style.opacity).toBe('0');
    actSync(() => setRect(positionOf('메뉴'), menu));
    await advanceTime(10);
    await advanceTime(330);
    expect(computedStyle(positionOf('메뉴')).left).toBe('150px');
    expect(computedStyle(positionOf('메뉴')).top).toBe('100px');
    expect(ancestorOf(screen.getByText('메뉴')).style.opacity).toBe('1');
  });

  test('a press beside it closes it, a press on it does not', async () => {
    const { overlay } = await renderInApp(<Text>화면</Text>);
    actSync(() => overlay.showPopOverMenu({ px: 300, py: 100, component: <Text>메뉴</Text> }));
    fireEvent.click(screen.getByText('메뉴'));
    await advanceTime(300);
    expect(screen.getByText('메뉴')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await advanceTime(299);
    expect(screen.getByText('메뉴')).toBeTruthy();
    await advanceTime(1);
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
    await renderInApp(button);
    const style = computedStyle(ancestorOf(screen.getByText('⋯')));
    expect([style.width, style.height, style.backgroundColor]).toEqual([
      '60px',
      '48px',
      'rgba(0, 0, 0, 0)',
    ]);
  });

  test('opens its menu at its lower right corner', async () => {
    await renderInApp(button);
    setRect(ancestorOf(screen.getByText('⋯')), { x: 310, y: 60, width: 60, height: 48 });
    fireEvent.click(screen.getByRole('button', { name: '더 보기' }));
    await advanceTime(50);
    actSync(() => setRect(positionOf('메뉴'), menu));
    await advanceTime(10);
    expect(computedStyle(positionOf('메뉴')).left).toBe('220px');
    expect(computedStyle(positionOf('메뉴')).top).toBe('108px');
  });

  test('passes its props to the pressed element, and style takes the place of the measures', async () => {
    await renderInApp(
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
    expect(computedStyle(ancestorOf(screen.getByText('⋯'))).width).toBe('90px');
  });
});
