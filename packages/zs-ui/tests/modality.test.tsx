import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { setFoldingState } from '../src/preview';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const modals = () => screen.queryAllByRole('dialog', { hidden: true });
const panel = () => ancestorOf(screen.getByText('내용'));
const parts = () => [...(modals()[0]?.children ?? [])] as HTMLElement[];

async function open(foldableSingleScreen?: boolean) {
  const view = await renderInApp(app);
  actSync(() => view.overlay.showModality({ component: <Text>내용</Text>, foldableSingleScreen }));
  return view;
}

describe('showModality', () => {
  test('covers the screen with three layers in the documented colours', async () => {
    await open();
    const [backdrop, backPanel, main] = parts().map((part) => computedStyle(part).backgroundColor);
    expect([backdrop, backPanel, main]).toEqual([
      'rgb(223, 227, 232)',
      'rgb(244, 246, 248)',
      'rgb(255, 255, 255)',
    ]);
    expect(parts().map((part) => computedStyle(part).zIndex)).toEqual(['8001', '8002', '8003']);
  });

  test('the panel rests below the safe area and ends where the window ends', async () => {
    await open();
    await advanceTime(600);
    const style = computedStyle(panel());
    expect(style.top).toBe('57px');
    expect(style.height).toBe(`${844 - 57}px`);
    expect([style.borderTopLeftRadius, style.paddingTop, style.paddingBottom, style.width]).toEqual(
      ['16px', '10px', '34px', '100%'],
    );
    expect(panel().style.transform).toBe('translateY(0px)');
  });

  test('comes in as documented: slide from 200 to 400 ms, shrink from 100 to 300, drop from 300 to 500', async () => {
    await open();
    const [backdrop, backPanel] = parts();
    await advanceTime(195);
    expect(panel().style.transform).toBe('translateY(844px)');
    expect(backPanel?.style.transform).toMatch(/scaleX\(0\.9\d/);
    await advanceTime(130);
    expect(backPanel?.style.transform).toContain('scaleX(0.92)');
    expect(backPanel?.style.borderTopLeftRadius).toBe('12px');
    await advanceTime(100);
    expect(panel().style.transform).toBe('translateY(0px)');
    expect(Number(backdrop?.style.opacity)).toBeLessThan(1);
    await advanceTime(120);
    expect(backdrop?.style.opacity).toBe('1');
    expect(backPanel?.style.transform).toContain('translateY(47px)');
  });

  test('goes in 200 ms and leaves after 500 ms', async () => {
    const { overlay } = await open();
    await advanceTime(1000);
    actSync(() => overlay.hideOverlay('modal'));
    await advanceTime(230);
    expect(panel().style.transform).toBe('translateY(844px)');
    await advanceTime(269);
    expect(modals()).toHaveLength(1);
    await advanceTime(1);
    expect(modals()).toHaveLength(0);
  });

  test('opened again within 500 ms of closing it stays', async () => {
    const { overlay } = await open();
    await advanceTime(1000);
    actSync(() => overlay.hideOverlay('modal'));
    await advanceTime(300);
    actSync(() => overlay.showModality({ component: <Text>내용</Text> }));
    await advanceTime(2000);
    expect(panel().style.transform).toBe('translateY(0px)');
  });

  test('foldableSingleScreen caps the width at 600', async () => {
    setFoldingState('unfolded', 900);
    await open(true);
    expect(computedStyle(panel()).width).toBe('600px');
    expect(computedStyle(panel()).alignSelf).toBe('center');
    actSync(() => setFoldingState(undefined));
  });
});
