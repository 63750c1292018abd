import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import type { CustomSnackbarProps } from '../src';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle, pressableOf } from './support/styles';

const app = <Text>화면</Text>;
const bar = (message: string) => ancestorOf(screen.getByText(message), 2);
const target = (message: string) => pressableOf(screen.getByText(message));
const item = (message: string) => ancestorOf(target(message));
const host = (message: string) => ancestorOf(item(message));

describe('showSnackBar', () => {
  test('stays 3500 ms and leaves in 250 ms', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showSnackBar({ message: '저장했습니다' }));
    await advanceTime(3499);
    const leaving = item('저장했습니다');
    expect(leaving.style.opacity).toBe('1');
    await advanceTime(1);
    await advanceTime(200);
    expect(Number(leaving.style.opacity)).toBeLessThan(0.5);
    await advanceTime(51);
    expect(screen.queryByText('저장했습니다')).toBeNull();
  });

  test('stays as long as it is told', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showSnackBar({ message: '짧게', snackbarDuration: 500 }));
    await advanceTime(500);
    await advanceTime(300);
    expect(screen.queryByText('짧게')).toBeNull();
  });

  test('stands at the top below the safe area, 96 % wide, 8 pt apart, newest last, without roles', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showSnackBar({ message: '하나' }));
    actSync(() => overlay.showSnackBar({ message: '둘' }));
    expect(computedStyle(host('하나')).paddingTop).toBe('47px');
    expect(host('하나').textContent).toBe('하나둘');
    const style = computedStyle(item('하나'));
    expect([style.width, style.marginTop]).toEqual(['96%', '8px']);
    expect(document.querySelector('[role], [aria-live]')).toBeNull();
  });

  test('error has the danger background, anything else the success one', async () => {
    const { overlay } = await renderInApp(app, { overlay: { maxSnackbarCount: 5 } });
    actSync(() => {
      overlay.showSnackBar({ message: '오류', type: 'error' });
      overlay.showSnackBar({ message: '성공' });
      overlay.showSnackBar({ message: '없음', type: '' });
    });
    expect(computedStyle(bar('오류')).backgroundColor).toBe('rgb(255, 245, 246)');
    expect(computedStyle(bar('성공')).backgroundColor).toBe('rgb(245, 255, 247)');
    expect(computedStyle(bar('없음')).backgroundColor).toBe('rgb(245, 255, 247)');
    const { borderTopLeftRadius, paddingLeft, paddingTop } = computedStyle(bar('성공'));
    expect([borderTopLeftRadius, paddingLeft, paddingTop]).toEqual(['16px', '10px', '18px']);
  });

  test('a fourth drops the oldest', async () => {
    const { overlay } = await renderInApp(app);
    for (const message of ['하나', '둘', '셋', '넷']) {
      actSync(() => overlay.showSnackBar({ message }));
    }
    await advanceTime(300);
    expect(host('넷').textContent).toBe('둘셋넷');
  });

  test('maxSnackbarCount sets how many stay', async () => {
    const { overlay } = await renderInApp(app, { overlay: { maxSnackbarCount: 1 } });
    actSync(() => overlay.showSnackBar({ message: '하나' }));
    actSync(() => overlay.showSnackBar({ message: '둘' }));
    await advanceTime(300);
    expect(host('둘').textContent).toBe('둘');
  });

  test('a press closes the one pressed, and all of its millisecond or index', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showSnackBar({ message: '하나' });
      overlay.showSnackBar({ message: '둘' });
      overlay.showSnackBar({ message: '셋', index: 7 });
    });
    fireEvent.click(target('하나'));
    await advanceTime(300);
    expect(host('셋').textContent).toBe('셋');
  });

  test('hideOverlay snack clears all', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showSnackBar({ message: '하나' });
      overlay.showSnackBar({ message: '둘', index: 7 });
    });
    actSync(() => overlay.hideOverlay('snack'));
    await advanceTime(300);
    expect(screen.queryByText(/하나|둘/)).toBeNull();
  });

  test('customSnackbar draws it, and a press still closes it', async () => {
    const customSnackbar = ({ snackType, snackMessage }: CustomSnackbarProps) => (
      <Text>{`${snackType}: ${snackMessage}`}</Text>
    );
    const { overlay } = await renderInApp(app, { overlay: { customSnackbar } });
    actSync(() => overlay.showSnackBar({ message: '끊김', type: 'error' }));
    fireEvent.click(screen.getByText('error: 끊김'));
    await advanceTime(300);
    expect(screen.queryByText('error: 끊김')).toBeNull();
  });

  test('without a snackbar no layer covers the safe area', async () => {
    await renderInApp(app);
    const layer = [...document.querySelectorAll<HTMLElement>('div')].find(
      (part) => computedStyle(part).zIndex === '8600',
    );
    expect(layer).toBeUndefined();
  });
});
