import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { resizeWindow } from './support/browser';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const content = <Text>내용</Text>;
const panel = () => ancestorOf(screen.getByText('내용'), 2);
const backdrop = () => ancestorOf(panel());
const backPanel = () => backdrop().firstElementChild as HTMLElement;
const isOpen = () => screen.queryByText('내용') !== null;

async function open(foldableSingleScreen?: boolean) {
  const view = await renderInApp(app);
  await advanceTime(600);
  actSync(() => view.overlay.showModality({ component: content, foldableSingleScreen }));
  return view;
}

describe('showModality', () => {
  test('covers the screen with three layers in the documented colours', async () => {
    await open();
    const parts = [backdrop(), backPanel(), panel()].map(computedStyle);
    expect(parts.map(({ backgroundColor }) => backgroundColor)).toEqual([
      'rgb(223, 227, 232)',
      'rgb(240, 242, 244)',
      'rgb(255, 255, 255)',
    ]);
    expect(parts.map(({ zIndex }) => zIndex)).toEqual(['8001', '8002', '8003']);
    expect(document.querySelector('[role]')).toBeNull();
  });

  test('the panel rests 10 pt below the safe area and ends 10 pt below the window', async () => {
    await open();
    await advanceTime(600);
    const style = computedStyle(panel());
    expect([
      style.height,
      style.borderTopLeftRadius,
      style.paddingBottom,
      style.width,
      style.maxWidth,
    ]).toEqual([`${844 - 47}px`, '16px', '34px', '100%', '100%']);
    expect(panel().style.transform).toBe('translateY(57px)');
    const inner = computedStyle(ancestorOf(screen.getByText('내용')));
    expect([inner.paddingTop, inner.backgroundColor]).toEqual(['10px', 'rgb(255, 255, 255)']);
  });

  test('comes in as documented: slide from 200 to 400 ms, shrink from 100 to 300, drop from 300 to 500', async () => {
    await open();
    await advanceTime(195);
    expect(panel().style.transform).toBe('translateY(844px)');
    expect(backPanel().style.transform).toMatch(/scaleX\(0\.9\d/);
    await advanceTime(130);
    expect(backPanel().style.transform).toContain('scaleX(0.92)');
    expect(backPanel().style.borderTopLeftRadius).toBe('12px');
    await advanceTime(100);
    expect(panel().style.transform).toBe('translateY(57px)');
    expect(Number(backdrop().style.opacity)).toBeLessThan(1);
    await advanceTime(120);
    expect(backdrop().style.opacity).toBe('1');
    expect(backPanel().style.transform).toContain('translateY(47px)');
  });

  test('goes in 200 ms and leaves after 500 ms', async () => {
    const { overlay } = await open();
    await advanceTime(1000);
    actSync(() => overlay.hideOverlay('modal'));
    await advanceTime(230);
    expect(panel().style.transform).toBe('translateY(844px)');
    await advanceTime(269);
    expect(isOpen()).toBe(true);
    await advanceTime(1);
    expect(isOpen()).toBe(false);
  });

  test('opened again within 500 ms of closing it stays', async () => {
    const { overlay } = await open();
    await advanceTime(1000);
    actSync(() => overlay.hideOverlay('modal'));
    await advanceTime(300);
    actSync(() => overlay.showModality({ component: content }));
    await advanceTime(2000);
    expect(isOpen()).toBe(true);
  });

  test('is as high as the window was when the app was loaded, also after a rotation', async () => {
    await open();
    actSync(() => resizeWindow(844, 390));
    expect(computedStyle(panel()).height).toBe(`${844 - 47}px`);
  });

  test('foldableSingleScreen caps the width at 600', async () => {
    await open(true);
    expect(computedStyle(panel()).maxWidth).toBe('600px');
    expect(computedStyle(panel()).alignSelf).toBe('center');
  });
});
