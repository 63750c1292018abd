import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import type { CustomSnackbarProps } from '../src';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const bar = (message: string) => ancestorOf(screen.getByText(message));
const host = () => screen.getByRole('status');

describe('showSnackBar', () => {
  test('stays 3500 ms and leaves in 300 ms', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showSnackBar({ message: '저장했습니다' }));
    await advanceTime(3499);
    const item = ancestorOf(screen.getByText('저장했습니다'), 4);
    expect(item.style.opacity).toBe('1');
    await advanceTime(250);
    expect(Number(item.style.opacity)).toBeLessThan(0.5);
    await advanceTime(51);
    expect(screen.queryByText('저장했습니다')).toBeNull();
  });

  test('stays as long as it is told', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showSnackBar({ message: '짧게', snackbarDuration: 500 }));
    await advanceTime(800);
    expect(screen.queryByText('짧게')).toBeNull();
  });

  test('stands at the top below the safe area, 96 % wide, 8 pt apart, newest last', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showSnackBar({ message: '하나' }));
    actSync(() => overlay.showSnackBar({ message: '둘' }));
    expect(computedStyle(host()).top).toBe('47px');
    expect(host().textContent).toBe('하나둘');
    const item = computedStyle(ancestorOf(screen.getByText('하나'), 4));
    expect([item.width, item.marginTop]).toEqual(['96%', '8px']);
  });

  test('error has the danger background, anything else the success one', async () => {
    const { overlay } = await renderInApp(app, { overlay: { maxSnackbarCount: 5 } });
    actSync(() => {
      overlay.showSnackBar({ message: '오류', type: 'error' });
      overlay.showSnackBar({ message: '성공' });
      overlay.showSnackBar({ message: '없음', type: '' });
    });
    expect(computedStyle(bar('오류')).backgroundColor).toBe('rgb(254, 236, 240)');
    expect(computedStyle(bar('성공')).backgroundColor).toBe('rgb(238, 247, 240)');
    expect(computedStyle(bar('없음')).backgroundColor).toBe('rgb(238, 247, 240)');
    const { borderTopLeftRadius, paddingLeft, paddingTop } = computedStyle(bar('성공'));
    expect([borderTopLeftRadius, paddingLeft, paddingTop]).toEqual(['16px', '18px', '10px']);
  });

  test('a fourth drops the oldest', async () => {
    const { overlay } = await renderInApp(app);
    for (const message of ['하나', '둘', '셋', '넷']) {
      actSync(() => overlay.showSnackBar({ message }));
    }
    await advanceTime(300);
    expect(host().textContent).toBe('둘셋넷');
  });

  test('maxSnackbarCount sets how many stay', async () => {
    const { overlay } = await renderInApp(app, { overlay: { maxSnackbarCount: 1 } });
    actSync(() => overlay.showSnackBar({ message: '하나' }));
    actSync(() => overlay.showSnackBar({ message: '둘' }));
    await advanceTime(300);
    expect(host().textContent).toBe('둘');
  });

  test('a press closes the one pressed, also among those of one millisecond', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showSnackBar({ message: '하나' });
      overlay.showSnackBar({ message: '둘' });
    });
    fireEvent.click(screen.getByRole('button', { name: '하나' }));
    await advanceTime(300);
    expect(host().textContent).toBe('둘');
  });

  test('hideOverlay snack clears all', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showSnackBar({ message: '하나' });
      overlay.showSnackBar({ message: '둘', index: 7 });
    });
    actSync(() => overlay.hideOverlay('snack'));
    await advanceTime(300);
    expect(host().textContent).toBe('');
  });

  test('customSnackbar draws it, and a press still closes it', async () => {
    const customSnackbar = ({ snackType, snackMessage }: CustomSnackbarProps) => (
      <Text>{`${snackType}: ${snackMessage}`}</Text>
    );
    const { overlay } = await renderInApp(app, { overlay: { customSnackbar } });
    actSync(() => overlay.showSnackBar({ message: '끊김', type: 'error' }));
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByText('error: 끊김'));
    await advanceTime(300);
    expect(screen.queryByText('error: 끊김')).toBeNull();
  });

  test('the empty host lets touches through', async () => {
    await renderInApp(app);
    expect(computedStyle(host()).pointerEvents).toBe('none');
  });
});
