import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { resizeWindow } from './support/browser';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle, pressableOf } from './support/styles';

const app = <Text>화면</Text>;
const button = (name: string) => pressableOf(screen.getByText(name));
const card = (name: string) => ancestorOf(button(name), 2);
const pressOutside = (name: string) =>
  fireEvent.click(ancestorOf(card(name)).firstElementChild as Element);

describe('showAlert', () => {
  test('without anything it shows one button that reads 확인 and closes', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({}));
    expect(ancestorOf(button('확인')).children).toHaveLength(1);
    fireEvent.click(button('확인'));
    await advanceTime(50);
    expect(screen.queryByText('확인')).toBeNull();
  });

  test('an empty label of the primary button reads 확인', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ actions: { primary: { label: '' } } }));
    expect(screen.getByText('확인')).toBeTruthy();
  });

  test('shows title, message and labels in their documented styles, without roles', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ title: '제목', informative: '본문' }));
    const sizes = ['제목', '본문', '확인'].map(
      (text) => computedStyle(screen.getByText(text)).fontSize,
    );
    expect(sizes).toEqual(['16px', '14px', '14px']);
    expect(document.querySelector('[role]')).toBeNull();
  });

  test('two buttons stand side by side, secondary left with 8 pt between', async () => {
    const { overlay } = await renderInApp(app);
    const actions = { primary: { label: '삭제' }, secondary: { label: '취소' } };
    actSync(() => overlay.showAlert({ title: '제목', actions }));
    expect(ancestorOf(button('삭제')).textContent).toBe('취소삭제');
    const secondary = computedStyle(button('취소'));
    expect([secondary.marginRight, secondary.backgroundColor, secondary.flexGrow]).toEqual([
      '8px',
      'rgb(223, 227, 232)',
      '1',
    ]);
    expect(computedStyle(button('삭제')).backgroundColor).toBe('rgb(255, 162, 13)');
    expect(computedStyle(button('삭제')).flexGrow).toBe('1');
  });

  test('card and buttons have the documented measures', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ title: '제목' }));
    const style = computedStyle(card('확인'));
    expect([
      style.borderTopLeftRadius,
      style.paddingTop,
      style.paddingBottom,
      style.paddingLeft,
      style.width,
    ]).toEqual(['22px', '24px', '18px', '20px', '330px']);
    expect(computedStyle(ancestorOf(button('확인'))).marginTop).toBe('24px');
    expect(computedStyle(button('확인')).borderTopLeftRadius).toBe('12px');
    expect(computedStyle(button('확인')).paddingTop).toBe('14px');
    actSync(() => resizeWindow(1024, 768));
    expect(computedStyle(card('확인')).width).toBe('400px');
  });

  test('the label of the primary button is white, whatever is behind it', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ primaryButtonStyle: { backgroundColor: '#FFE2A7' } }));
    expect(computedStyle(screen.getByText('확인')).color).toBe('rgb(255, 255, 255)');
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
    actSync(() => overlay.showAlert({ isBackgroundTouchClose: false }));
    pressOutside('확인');
    await advanceTime(100);
    expect(screen.getByText('확인')).toBeTruthy();
    actSync(() => overlay.showAlert({}));
    pressOutside('확인');
    await advanceTime(100);
    expect(screen.queryByText('확인')).toBeNull();
  });

  test('closes after onPress, which is not awaited and whose own alert goes as well', async () => {
    const { overlay } = await renderInApp(app);
    const onPress = vi.fn(() => overlay.showAlert({ title: '둘째' }));
    actSync(() =>
      overlay.showAlert({ title: '첫째', actions: { primary: { label: '예', onPress } } }),
    );
    fireEvent.click(button('예'));
    expect(onPress).toHaveBeenCalledOnce();
    await advanceTime(1000);
    expect(screen.queryByText('둘째')).toBeNull();
  });

  test('an alert shown a moment later stays', async () => {
    const { overlay } = await renderInApp(app);
    const onPress = () => void setTimeout(() => overlay.showAlert({ title: '둘째' }));
    actSync(() => overlay.showAlert({ actions: { primary: { label: '예', onPress } } }));
    fireEvent.click(button('예'));
    await advanceTime(1000);
    expect(screen.getByText('둘째')).toBeTruthy();
  });

  test('a second alert takes the place of the first', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({ title: '첫째' }));
    actSync(() => overlay.showAlert({ title: '둘째' }));
    expect(screen.getByText('둘째')).toBeTruthy();
    expect(screen.queryByText('첫째')).toBeNull();
  });

  test('the card rises 25 pt in 300 ms before a layer that fades in 50 ms', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showAlert({}));
    const rising = card('확인');
    const layer = ancestorOf(rising);
    expect([layer.style.opacity, rising.style.opacity, rising.style.transform]).toEqual([
      '0',
      '0',
      'translateY(25px)',
    ]);
    expect(computedStyle(layer).backgroundColor).toBe('rgba(20, 26, 33, 0.52)');
    await advanceTime(70);
    expect(layer.style.opacity).toBe('1');
    await advanceTime(260);
    expect([rising.style.opacity, rising.style.transform]).toEqual(['1', 'translateY(0px)']);
  });
});
