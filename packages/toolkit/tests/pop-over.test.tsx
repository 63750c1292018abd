import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { PopOverButton } from '../src';
import { setRect } from './support/browser';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle, pressableOf } from './support/styles';

const size = { width: 150, height: 200 };
const menu = () => ancestorOf(screen.getByText('메뉴'));
const component = <Text>메뉴</Text>;

describe('showPopOverMenu', () => {
  test('appears after 200 ms each time and moves once measured', async () => {
    const { overlay } = await renderInApp(<Text>화면</Text>);
    actSync(() => overlay.showPopOverMenu({ px: 300, py: 100, component }));
    await advanceTime(199);
    expect(screen.queryByText('메뉴')).toBeNull();
    await advanceTime(1);
    expect(computedStyle(menu()).left).toBe('300px');
    actSync(() => setRect(menu(), size));
    await advanceTime(10);
    expect([computedStyle(menu()).left, computedStyle(menu()).top]).toEqual(['150px', '100px']);
    actSync(() => overlay.hideOverlay('popOver'));
    await advanceTime(100);
    expect(screen.queryByText('메뉴')).toBeNull();
    actSync(() => overlay.showPopOverMenu({ px: 300, py: 100, component }));
    await advanceTime(199);
    expect(screen.queryByText('메뉴')).toBeNull();
    await advanceTime(1);
    expect(computedStyle(menu()).left).toBe('150px');
  });

  test('a press beside it closes it, a press on it does not', async () => {
    const { overlay } = await renderInApp(<Text>화면</Text>);
    actSync(() => overlay.showPopOverMenu({ px: 300, py: 100, component }));
    await advanceTime(200);
    fireEvent.click(screen.getByText('메뉴'));
    await advanceTime(300);
    expect(screen.getByText('메뉴')).toBeTruthy();
    fireEvent.click(ancestorOf(menu(), 2).firstElementChild as Element);
    await advanceTime(50);
    expect(screen.queryByText('메뉴')).toBeNull();
  });
});

describe('PopOverButton', () => {
  const inner = () => ancestorOf(screen.getByText('⋯'));

  test('has the given size and a clear background, and props go to the view within', async () => {
    await renderInApp(
      <PopOverButton width={60} height={48} aria-label="더 보기" popOverMenuComponent={component}>
        <Text>⋯</Text>
      </PopOverButton>,
    );
    const style = computedStyle(inner());
    expect([style.width, style.height, style.backgroundColor]).toEqual([
      '60px',
      '48px',
      'rgba(0, 0, 0, 0)',
    ]);
    expect(inner().getAttribute('aria-label')).toBe('더 보기');
    expect(pressableOf(inner()).hasAttribute('aria-label')).toBe(false);
  });

  test('opens its menu at its lower right corner', async () => {
    await renderInApp(
      <PopOverButton width={60} height={48} popOverMenuComponent={component}>
        <Text>⋯</Text>
      </PopOverButton>,
    );
    setRect(inner(), { width: 60, height: 48 });
    Object.defineProperties(inner(), { offsetLeft: { value: 310 }, offsetTop: { value: 60 } });
    fireEvent.click(pressableOf(inner()));
    await advanceTime(10);
    await advanceTime(200);
    actSync(() => setRect(menu(), size));
    await advanceTime(10);
    expect([computedStyle(menu()).left, computedStyle(menu()).top]).toEqual(['220px', '108px']);
  });

  test('style takes the place of the measures', async () => {
    await renderInApp(
      <PopOverButton width={60} height={48} style={{ width: 90 }} popOverMenuComponent={null}>
        <Text>⋯</Text>
      </PopOverButton>,
    );
    expect(computedStyle(inner()).width).toBe('90px');
  });
});
