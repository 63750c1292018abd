import { fireEvent, screen } from '@testing-library/react';
import { Pressable, Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import type { BottomSheetOptions } from '../src';
import { setFoldingState } from '../src/preview';
import { resizeWindow, setRect } from './support/browser';
import { dragMouse, releaseMouse } from './support/drag';
import { setKeyboard } from './support/keyboard';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const content = <Text>내용</Text>;
const inside = () => ancestorOf(screen.getByText('내용'), 2);
const panel = () => ancestorOf(inside());
const dragArea = () => inside().firstElementChild as HTMLElement;
const isOpen = () => screen.queryByText('내용') !== null;
const offset = () => Number(/translateY\(([-\d.]+)px/.exec(panel().style.transform)?.[1]);
const pressOutside = () => fireEvent.click(ancestorOf(panel()).firstElementChild as Element);

/** First move of a drag: more than the 10 pt after which it begins. */
const START = { y: 11, at: 10 };

/** Waits until a closed sheet is gone: it is drawn for 200 ms, then fades for 50 ms. */
async function leave() {
  await advanceTime(200);
  await advanceTime(50);
}

async function open(options?: BottomSheetOptions) {
  const view = await renderInApp(app);
  actSync(() => view.overlay.showBottomSheet({ component: content, options }));
  await advanceTime(2000);
  return view;
}

describe('showBottomSheet', () => {
  test('has the documented look and default measures', async () => {
    await open();
    const style = computedStyle(panel());
    expect([style.height, style.width, style.bottom, style.borderTopLeftRadius]).toEqual([
      '300px',
      '370px',
      '44px',
      '26px',
    ]);
    expect([computedStyle(inside()).paddingLeft, computedStyle(inside()).paddingBottom]).toEqual([
      '14px',
      '14px',
    ]);
    const handle = dragArea().firstElementChild as Element;
    expect([computedStyle(handle).paddingTop, computedStyle(handle).paddingBottom]).toEqual([
      '10px',
      '14px',
    ]);
    const bar = computedStyle(handle.firstElementChild as Element);
    expect([bar.width, bar.height, bar.borderTopLeftRadius]).toEqual(['45px', '3px', '2px']);
    expect(bar.backgroundColor).toBe('rgb(99, 115, 129)');
    expect(document.querySelector('[role]')).toBeNull();
  });

  test('takes height, margins and padding from its options', async () => {
    await open({ height: 420, marginHorizontal: 20, marginBottom: 0, padding: 8 });
    const style = computedStyle(panel());
    expect([style.height, style.width, style.bottom]).toEqual(['420px', '350px', '34px']);
    expect(computedStyle(inside()).paddingBottom).toBe('8px');
  });

  test('a height of 0 is 0, and the tallest leaves 30 pt and the safe area', async () => {
    const { overlay } = await open({ height: 0 });
    expect(computedStyle(panel()).height).toBe('0px');
    actSync(() => overlay.showBottomSheet({ component: content, options: { height: 5000 } }));
    expect(computedStyle(panel()).height).toBe(`${844 - 30 - 47 - 34}px`);
    actSync(() =>
      overlay.showBottomSheet({ component: content, options: { height: 500, maxHeight: 400 } }),
    );
    expect(computedStyle(panel()).height).toBe('400px');
  });

  test('auto is as high as the content, up to the limit', async () => {
    await open({ height: 'auto', maxHeight: 420 });
    const style = computedStyle(panel());
    expect([style.height, style.maxHeight]).toEqual(['auto', '420px']);
  });

  test('the window in which it was opened limits it, also after a rotation', async () => {
    actSync(() => resizeWindow(844, 390));
    await open({ height: 600 });
    actSync(() => resizeWindow(390, 844));
    expect(computedStyle(panel()).height).toBe('390px');
  });

  test('fixed stands at the bottom in the whole width, with the safe area inside', async () => {
    await open({ type: 'fixed', marginHorizontal: 20, marginBottom: 20 });
    const style = computedStyle(panel());
    expect([style.width, style.bottom, style.paddingBottom, style.marginLeft]).toEqual([
      '100%',
      '0px',
      '34px',
      '0px',
    ]);
    expect([style.borderTopLeftRadius, style.borderBottomLeftRadius]).toEqual(['26px', '0']);
  });

  test('foldableSingleScreen caps the width at 600', async () => {
    setFoldingState('unfolded', 900);
    const { overlay } = await open();
    expect([computedStyle(panel()).width, computedStyle(panel()).maxWidth]).toEqual([
      '880px',
      '100%',
    ]);
    actSync(() =>
      overlay.showBottomSheet({ component: content, options: { foldableSingleScreen: true } }),
    );
    expect(computedStyle(panel()).maxWidth).toBe('600px');
    actSync(() => setFoldingState(undefined));
  });

  test('springs up from below its height', async () => {
    const { overlay } = await renderInApp(app);
    await advanceTime(300);
    actSync(() => overlay.showBottomSheet({ component: content }));
    expect(offset()).toBeGreaterThan(300);
    await advanceTime(2000);
    expect(offset()).toBe(0);
  });

  test('starts as far below as the sheet before it was high', async () => {
    const { overlay } = await open({ height: 200 });
    actSync(() => setRect(panel(), { width: 370, height: 200 }));
    await advanceTime(10);
    actSync(() => overlay.hideOverlay('bottomSheet'));
    await leave();
    actSync(() => overlay.showBottomSheet({ component: content, options: { height: 600 } }));
    expect(offset()).toBe(300);
  });

  test('closes to height + 100 in 150 ms, and leaves after 200 ms in 50 ms', async () => {
    const { overlay } = await open();
    actSync(() => overlay.hideOverlay('bottomSheet'));
    await advanceTime(180);
    expect(offset()).toBe(400);
    await advanceTime(20);
    await advanceTime(49);
    expect(isOpen()).toBe(true);
    await advanceTime(1);
    expect(isOpen()).toBe(false);
  });

  test('opened again within 200 ms of closing it stays', async () => {
    const { overlay } = await open();
    actSync(() => overlay.hideOverlay('bottomSheet'));
    await advanceTime(100);
    actSync(() => overlay.showBottomSheet({ component: content }));
    await advanceTime(2000);
    expect(isOpen()).toBe(true);
    expect(offset()).toBe(0);
  });

  test('a press outside closes it, unless that is switched off', async () => {
    const { overlay } = await open({ isBackgroundTouchClose: false });
    pressOutside();
    await leave();
    expect(isOpen()).toBe(true);
    actSync(() => overlay.showBottomSheet({ component: content }));
    pressOutside();
    await leave();
    expect(isOpen()).toBe(false);
  });

  test('a press on the handle closes nothing', async () => {
    await open();
    fireEvent.click(dragArea());
    await advanceTime(1000);
    expect(isOpen()).toBe(true);
  });
});

describe('pulling a sheet', () => {
  test('down is divided by 1.5, up and sideways by 18', async () => {
    await open();
    dragMouse(dragArea(), [START, { x: 36, y: 11 + 90, at: 1000 }]);
    expect(offset()).toBeCloseTo(60);
    expect(panel().style.transform).toContain('translateX(2px)');
    releaseMouse(dragArea(), { y: 11 + 90, at: 3000 });
    await advanceTime(2000);
    dragMouse(dragArea(), [START, { y: 11 - 36, at: 2000 }]);
    expect(offset()).toBeCloseTo(-2);
  });

  test('a grab shrinks the sheet to 0.985 in 200 ms', async () => {
    await open();
    dragMouse(dragArea(), [START]);
    await advanceTime(230);
    expect(panel().style.transform).toContain('scale(0.985)');
  });

  test('a finger that moves 10 pt or less drags nothing', async () => {
    await open();
    dragMouse(dragArea(), [{ y: 10, at: 500 }]);
    expect(offset()).toBe(0);
  });

  test('a slow short pull springs back', async () => {
    await open();
    dragMouse(dragArea(), [START, { y: 71, at: 2000 }]);
    expect(offset()).toBeCloseTo(40);
    releaseMouse(dragArea(), { y: 71, at: 2000 });
    await advanceTime(2000);
    expect(offset()).toBe(0);
    expect(panel().style.transform).toContain('scale(1)');
    expect(isOpen()).toBe(true);
  });

  test('a slow pull past a third of the height closes', async () => {
    await open();
    dragMouse(dragArea(), [START, { y: 171, at: 3000 }]);
    releaseMouse(dragArea(), { y: 171, at: 3000 });
    await leave();
    expect(isOpen()).toBe(false);
  });

  test('a low sheet closes only after 80 pt', async () => {
    await open({ height: 150 });
    dragMouse(dragArea(), [START, { y: 11 + 115, at: 3000 }]);
    releaseMouse(dragArea(), { y: 11 + 115, at: 3000 });
    await leave();
    expect(isOpen()).toBe(true);
    await advanceTime(2000);
    dragMouse(dragArea(), [START, { y: 11 + 125, at: 3000 }]);
    releaseMouse(dragArea(), { y: 11 + 125, at: 3000 });
    await leave();
    expect(isOpen()).toBe(false);
  });

  test('a quick flick closes, also where a press outside does not', async () => {
    await open({ isBackgroundTouchClose: false });
    dragMouse(dragArea(), [
      { y: 20, at: 20 },
      { y: 40, at: 40 },
    ]);
    releaseMouse(dragArea(), { y: 40, at: 40 });
    await leave();
    expect(isOpen()).toBe(false);
  });

  test('what lies in the header can be pressed', async () => {
    const { overlay } = await renderInApp(app);
    const onPress = vi.fn();
    const headerComponent = (
      <Pressable onPress={onPress}>
        <Text>필터</Text>
      </Pressable>
    );
    actSync(() => overlay.showBottomSheet({ component: null, headerComponent }));
    await advanceTime(2000);
    fireEvent.click(screen.getByText('필터'));
    expect(onPress).toHaveBeenCalledOnce();
  });
});

describe('a sheet and the keyboard', () => {
  test('rises by the keyboard less the bottom inset in 250 ms and comes back in 150 ms', async () => {
    await open();
    setKeyboard(334);
    await advanceTime(200);
    expect(offset()).toBeGreaterThan(-300);
    await advanceTime(80);
    expect(offset()).toBe(-300);
    setKeyboard(0);
    await advanceTime(180);
    expect(offset()).toBe(0);
  });
});
