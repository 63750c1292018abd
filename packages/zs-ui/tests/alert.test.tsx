import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { themeFactory } from '../src';
import { resizeWindow } from './support/browser';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const alerts = () => screen.queryAllByRole('alertdialog', { hidden: true });
const button = (name: string) => screen.getByRole('button', { name });
const cardOf = (name: string) => ancestorOf(button(name), 2);

describe('showAlert', () => {
  test('without anything it shows one button that reads 확인 and closes', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({}));
    expect(screen.getByRole('alertdialog', { name: '알림' })).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(button('확인'));
    await advanceTime(99);
    expect(alerts()).toHaveLength(1);
    await advanceTime(1);
    expect(alerts()).toHaveLength(0);
  });

  test('shows title and message in their documented styles', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ title: '제목', informative: '본문' }));
    expect(computedStyle(screen.getByRole('heading', { name: '제목', level: 2 })).fontSize).toBe(
      '16px',
    );
    expect(computedStyle(screen.getByText('본문')).fontSize).toBe('14px');
    expect(computedStyle(screen.getByText('확인')).fontSize).toBe('14px');
  });

  test('two buttons stand side by side, secondary left with 8 pt between', async () => {
    const { overlay } = await renderInApp(app);
    const actions = { primary: { label: '삭제' }, secondary: { label: '취소' } };
    actSync(() => overlay.showAlert({ title: '제목', actions }));
    expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['취소', '삭제']);
    const secondary = computedStyle(button('취소'));
    expect(secondary.marginRight).toBe('8px');
    expect(secondary.backgroundColor).toBe('rgb(223, 227, 232)');
    expect(computedStyle(button('삭제')).backgroundColor).toBe('rgb(255, 159, 6)');
    expect(computedStyle(button('삭제')).flexGrow).toBe('1');
    expect(secondary.flexGrow).toBe('1');
  });

  test('card and buttons have the documented measures', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ title: '제목' }));
    const card = computedStyle(cardOf('확인'));
    expect([
      card.borderTopLeftRadius,
      card.paddingTop,
      card.paddingBottom,
      card.paddingLeft,
    ]).toEqual(['22px', '24px', '18px', '20px']);
    expect(card.width).toBe('330px');
    expect(computedStyle(ancestorOf(button('확인'))).marginTop).toBe('24px');
    expect(computedStyle(button('확인')).borderTopLeftRadius).toBe('12px');
    expect(computedStyle(button('확인')).paddingTop).toBe('14px');
    expect(computedStyle(button('확인')).minHeight).toBe('44px');
    actSync(() => resizeWindow(1024, 768));
    expect(computedStyle(cardOf('확인')).width).toBe('400px');
  });

  test('the label is dark on the default orange, white where white can be read', async () => {
    const first = await renderInApp(app);
    actSync(() => first.overlay.showAlert({}));
    expect(computedStyle(screen.getByText('확인')).color).toBe('rgb(0, 0, 0)');
    first.unmount();
    const customPalette = themeFactory({ light: { primary: { main: '#4338CA' } } });
    const second = await renderInApp(app, { theme: { customPalette } });
    actSync(() => second.overlay.showAlert({}));
    expect(computedStyle(screen.getByText('확인')).color).toBe('rgb(255, 255, 255)');
  });

  test.each([
    { background: '#EB003B', label: 'rgb(255, 255, 255)' },
    { background: '#FFE2A7', label: 'rgb(0, 0, 0)' },
  ])('the label is readable on the $background of an app', async ({ background, label }) => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ primaryButtonStyle: { backgroundColor: background } }));
    expect(computedStyle(screen.getByText('확인')).color).toBe(label);
  });

  test('styles reach their parts, and secondaryButtonTextStyle every label', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() =>
      overlay.showAlert({
        title: '제목',
        informative: '본문',
        titleStyle: { color: '#ff0000' },
        informativeStyle: { color: '#00ff00' },
        primaryButtonStyle: { backgroundColor: '#0000ff' },
        secondaryButtonStyle: { backgroundColor: '#00ffff' },
        secondaryButtonTextStyle: { fontSize: 20 },
        actions: { primary: { label: '예' }, secondary: { label: '아니요' } },
      }),
    );
    expect(computedStyle(screen.getByText('제목')).color).toBe('rgb(255, 0, 0)');
    expect(computedStyle(screen.getByText('본문')).color).toBe('rgb(0, 255, 0)');
    expect(computedStyle(button('예')).backgroundColor).toBe('rgb(0, 0, 255)');
    expect(computedStyle(button('아니요')).backgroundColor).toBe('rgb(0, 255, 255)');
    expect(computedStyle(screen.getByText('예')).fontSize).toBe('20px');
    expect(computedStyle(screen.getByText('아니요')).fontSize).toBe('20px');
  });

  test('a press outside closes it, unless that is switched off', async () => {
    const { overlay } = await renderInApp(app);
    const pressOutside = () => {
      const scrim = screen.getByRole('alertdialog').querySelector('[aria-hidden="true"]');
      fireEvent.click(scrim as Element);
    };
    actSync(() => overlay.showAlert({ isBackgroundTouchClose: false }));
    pressOutside();
    await advanceTime(100);
    expect(alerts()).toHaveLength(1);
    actSync(() => overlay.showAlert({}));
    pressOutside();
    await advanceTime(100);
    expect(alerts()).toHaveLength(0);
  });

  test('onPress runs before it closes, and is not awaited', async () => {
    const { overlay } = await renderInApp(app);
    const onPress = vi.fn(() => expect(screen.getByRole('alertdialog')).toBeTruthy());
    actSync(() => overlay.showAlert({ actions: { primary: { label: '예', onPress } } }));
    fireEvent.click(button('예'));
    expect(onPress).toHaveBeenCalledOnce();
    await advanceTime(100);
    expect(alerts()).toHaveLength(0);
  });

  test('an alert shown from onPress of another stays', async () => {
    const { overlay } = await renderInApp(app);
    const onPress = () => overlay.showAlert({ title: '둘째' });
    actSync(() =>
      overlay.showAlert({ title: '첫째', actions: { primary: { label: '예', onPress } } }),
    );
    fireEvent.click(button('예'));
    await advanceTime(1000);
    expect(screen.getByRole('alertdialog', { name: '둘째' })).toBeTruthy();
    expect(screen.queryByText('첫째')).toBeNull();
  });

  test('an alert shown while another leaves stays', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ title: '첫째' }));
    fireEvent.click(button('확인'));
    await advanceTime(50);
    actSync(() => overlay.showAlert({ title: '둘째' }));
    await advanceTime(1000);
    expect(screen.getByRole('alertdialog', { name: '둘째' })).toBeTruthy();
  });

  test('a second alert takes the place of the first', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ title: '첫째' }));
    actSync(() => overlay.showAlert({ title: '둘째' }));
    expect(alerts()).toHaveLength(1);
    expect(screen.queryByText('첫째')).toBeNull();
  });

  test('the card rises 25 pt in 300 ms and falls in 100 ms', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({}));
    const rising = ancestorOf(button('확인'), 3);
    expect(rising.style.opacity).toBe('0');
    expect(rising.style.transform).toBe('translateY(25px)');
    await advanceTime(290);
    expect(Number(rising.style.opacity)).toBeLessThan(1);
    await advanceTime(40);
    expect(rising.style.opacity).toBe('1');
    expect(rising.style.transform).toBe('translateY(0px)');
    actSync(() => overlay.hideOverlay('alert'));
    await advanceTime(60);
    expect(Number(rising.style.opacity)).toBeLessThan(0.8);
  });
});
