import { fireEvent, screen } from '@testing-library/react';
import { Pressable, Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import type { BottomSheetOptions } from '../src';
import { setFoldingState, setKeyboard } from '../src/preview';
import { resizeWindow } from './support/browser';
import { dragMouse, releaseMouse } from './support/drag';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const sheets = () => screen.queryAllByRole('dialog', { hidden: true });
const handle = () => screen.getByRole('button', { name: '닫기' });
const panel = () => ancestorOf(handle(), 2);
const offset = () => Number(/translateY\(([-\d.]+)px/.exec(panel().style.transform)?.[1]);

async function open(options?: BottomSheetOptions) {
  const view = await renderInApp(app);
  actSync(() => view.overlay.showBottomSheet({ component: <Text>내용</Text>, options }));
  await advanceTime(2000);
  return view;
}

describe('showBottomSheet', () => {
  test('has the documented look and default measures', async () => {
    await open();
    const style = computedStyle(panel());
    expect(style.height).toBe('300px');
    expect(style.width).toBe('370px');
    expect(style.bottom).toBe('44px');
    expect(style.borderTopLeftRadius).toBe('26px');
    expect(style.paddingBottom).toBe('14px');
    expect(computedStyle(ancestorOf(screen.getByText('내용'))).paddingLeft).toBe('14px');
    expect(computedStyle(handle()).paddingTop).toBe('10px');
    expect(computedStyle(handle()).paddingBottom).toBe('14px');
    const bar = computedStyle(handle().firstElementChild as Element);
    expect([bar.width, bar.height, bar.borderTopLeftRadius]).toEqual(['45px', '3px', '2px']);
    expect(bar.backgroundColor).toBe('rgba(145, 158, 171, 0.2)');
  });

  test('takes height, margins and padding from its options', async () => {
    await open({ height: 420, marginHorizontal: 20, marginBottom: 0, padding: 8 });
    const style = computedStyle(panel());
    expect([style.height, style.width, style.bottom, style.paddingBottom]).toEqual([
      '420px',
      '350px',
      '34px',
      '8px',
    ]);
  });

  test('a height of 0 is 300, and the tallest leaves 30 pt and the safe area', async () => {
    const { overlay } = await open({ height: 0 });
    expect(computedStyle(panel()).height).toBe('300px');
    actSync(() => overlay.showBottomSheet({ component: null, options: { height: 5000 } }));
    expect(computedStyle(panel()).height).toBe(`${844 - 30 - 47 - 34}px`);
    actSync(() => resizeWindow(390, 500));
    expect(computedStyle(panel()).height).toBe(`${500 - 30 - 47 - 34}px`);
  });

  test('foldableSingleScreen caps the width at 600', async () => {
    setFoldingState('unfolded', 900);
    const { overlay } = await open();
    expect(computedStyle(panel()).width).toBe('880px');
    actSync(() =>
      overlay.showBottomSheet({ component: null, options: { foldableSingleScreen: true } }),
    );
    expect(computedStyle(panel()).width).toBe('580px');
    actSync(() => setFoldingState(undefined));
  });

  test('springs up from below its height', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showBottomSheet({ component: null }));
    expect(offset()).toBeGreaterThan(300);
    await advanceTime(2000);
    expect(offset()).toBe(0);
  });

  test('closes to height + 100 in 150 ms and leaves after 200 ms', async () => {
    const { overlay } = await open();
    actSync(() => overlay.hideOverlay('bottomSheet'));
    await advanceTime(180);
    expect(offset()).toBe(400);
    expect(sheets()).toHaveLength(1);
    await advanceTime(20);
    expect(sheets()).toHaveLength(0);
  });

  test('a sheet opened again within 200 ms of closing stays', async () => {
    const { overlay } = await open();
    actSync(() => overlay.hideOverlay('bottomSheet'));
    await advanceTime(100);
    actSync(() => overlay.showBottomSheet({ component: <Text>다시</Text> }));
    await advanceTime(2000);
    expect(screen.getByText('다시')).toBeTruthy();
    expect(offset()).toBe(0);
  });

  test('a press outside closes it, unless that is switched off', async () => {
    const { overlay } = await open({ isBackgroundTouchClose: false });
    const pressOutside = () => {
      const scrim = screen.getByRole('dialog').querySelector('[aria-hidden="true"]');
      fireEvent.click(scrim as Element);
    };
    pressOutside();
    await advanceTime(200);
    expect(sheets()).toHaveLength(1);
    actSync(() => overlay.showBottomSheet({ component: null }));
    pressOutside();
    await advanceTime(200);
    expect(sheets()).toHaveLength(0);
  });

  test('a press on the handle closes it, even where a press outside does not', async () => {
    await open({ isBackgroundTouchClose: false });
    fireEvent.click(handle());
    await advanceTime(200);
    expect(sheets()).toHaveLength(0);
  });
});

describe('pulling a sheet', () => {
  test('down is divided by 1.5, up and sideways by 18', async () => {
    await open();
    const area = handle();
    dragMouse(area, [{ x: 36, y: 90, at: 1000 }]);
    expect(offset()).toBeCloseTo(60);
    expect(panel().style.transform).toContain('translateX(2px)');
    releaseMouse(area, { y: 90, at: 3000 });
    await advanceTime(1000);
    dragMouse(area, [{ y: -36, at: 2000 }]);
    expect(offset()).toBeCloseTo(-2);
  });

  test('a grab shrinks the sheet to 0.985 in 200 ms', async () => {
    await open();
    dragMouse(handle(), []);
    await advanceTime(230);
    expect(panel().style.transform).toContain('scale(0.985)');
  });

  test('a slow short pull comes back in 150 ms', async () => {
    await open();
    const area = handle();
    dragMouse(area, [{ y: 60, at: 2000 }]);
    releaseMouse(area, { y: 60, at: 2000 });
    await advanceTime(180);
    expect(offset()).toBe(0);
    await advanceTime(1000);
    expect(panel().style.transform).toContain('scale(1)');
    expect(sheets()).toHaveLength(1);
  });

  test('a slow pull past a third of the height closes', async () => {
    await open();
    const area = handle();
    dragMouse(area, [{ y: 160, at: 3000 }]);
    releaseMouse(area, { y: 160, at: 3000 });
    await advanceTime(200);
    expect(sheets()).toHaveLength(0);
  });

  test('a quick flick closes, also where a press outside does not', async () => {
    await open({ isBackgroundTouchClose: false });
    const area = handle();
    dragMouse(area, [
      { y: 20, at: 20 },
      { y: 40, at: 40 },
    ]);
    releaseMouse(area, { y: 40, at: 40 });
    await advanceTime(200);
    expect(sheets()).toHaveLength(0);
  });

  test('a pull that ends on the handle is no press of it', async () => {
    await open();
    dragMouse(handle(), [
      { y: 12, at: 1000 },
      { y: 40, at: 3000 },
    ]);
    releaseMouse(handle(), { y: 40, at: 3000 });
    fireEvent.click(handle());
    await advanceTime(500);
    expect(sheets()).toHaveLength(1);
  });

  test('what lies in the header can be pressed', async () => {
    const { overlay } = await renderInApp(app);
    const onPress = vi.fn();
    const headerComponent = (
      <Pressable role="button" onPress={onPress}>
        <Text>필터</Text>
      </Pressable>
    );
    actSync(() => overlay.showBottomSheet({ component: null, headerComponent }));
    await advanceTime(2000);
    fireEvent.click(screen.getByRole('button', { name: '필터' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('a sheet and the keyboard', () => {
  test('rises by the keyboard less the bottom inset in 250 ms and comes back in 150 ms', async () => {
    await open();
    actSync(() => setKeyboard(334));
    await advanceTime(200);
    expect(offset()).toBeGreaterThan(-300);
    await advanceTime(80);
    expect(offset()).toBe(-300);
    actSync(() => setKeyboard(0));
    await advanceTime(180);
    expect(offset()).toBe(0);
  });
});
