import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { ThrottleButton } from '../src';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const label = <Text>보내기</Text>;
const button = () => screen.getByTestId('button');
const click = () => actSync(() => void fireEvent.click(button()));
const task = (ms: number) => vi.fn(() => new Promise<void>((done) => setTimeout(done, ms)));

describe('ThrottleButton', () => {
  test('calls once for two quick presses, and again after the task and 2000 ms', async () => {
    const send = task(500);
    await renderInApp(
      <ThrottleButton testID="button" primaryOnPress={send} primaryLabelComponent={label} />,
    );
    click();
    await advanceTime(100);
    click();
    await advanceTime(2390);
    click();
    expect(send).toHaveBeenCalledTimes(1);
    await advanceTime(20);
    expect(screen.getByText('보내기')).toBeTruthy();
    click();
    expect(send).toHaveBeenCalledTimes(2);
    await advanceTime(3000);
  });

  test('ignores a press within 300 ms of the last', async () => {
    const send = vi.fn(() => Promise.reject('안 됨'));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderInApp(
      <ThrottleButton testID="button" primaryOnPress={send} primaryLabelComponent={label} />,
    );
    click();
    await advanceTime(299);
    click();
    expect(send).toHaveBeenCalledTimes(1);
    await advanceTime(1);
    click();
    expect(send).toHaveBeenCalledTimes(2);
    await advanceTime(0);
    logged.mockClear();
  });

  test('while busy it shows the spinner or loadingComponent at opacity 0.4', async () => {
    const first = await renderInApp(
      <ThrottleButton testID="button" primaryOnPress={task(10)} primaryLabelComponent={label} />,
    );
    click();
    expect(screen.getByRole('progressbar')).toBeTruthy();
    await advanceTime(200);
    expect(computedStyle(button()).opacity).toBe('0.4');
    first.unmount();
    await renderInApp(
      <ThrottleButton
        testID="button"
        primaryOnPress={task(10)}
        primaryLabelComponent={label}
        loadingComponent={<Text>잠시만요</Text>}
      />,
    );
    click();
    expect(button().textContent).toBe('잠시만요');
  });

  test('a rejection is logged, goes to onError when it is an Error, and does not wait', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    const failure = new Error('끊김');
    await renderInApp(
      <ThrottleButton
        testID="button"
        primaryOnPress={() => Promise.reject(failure)}
        primaryLabelComponent={label}
        onError={onError}
      />,
    );
    click();
    await advanceTime(0);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
    expect(logged).toHaveBeenCalledOnce();
    expect(button().textContent).toBe('보내기');
    logged.mockClear();
  });

  test('anything but an Error does not reach onError', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onError = vi.fn();
    await renderInApp(
      <ThrottleButton
        testID="button"
        primaryOnPress={() => Promise.reject('문자열')}
        primaryLabelComponent={label}
        onError={onError}
      />,
    );
    click();
    await advanceTime(0);
    expect(onError).not.toHaveBeenCalled();
    logged.mockClear();
  });

  test('disabled cannot be pressed', async () => {
    const send = task(10);
    await renderInApp(
      <ThrottleButton
        testID="button"
        primaryOnPress={send}
        primaryLabelComponent={label}
        disabled
      />,
    );
    click();
    expect(send).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  test('has the documented box, and margins of its own', async () => {
    const first = await renderInApp(
      <ThrottleButton testID="button" primaryOnPress={task(10)} primaryLabelComponent={label} />,
    );
    const box = computedStyle(ancestorOf(button()));
    expect([box.marginLeft, box.marginBottom, box.borderTopLeftRadius, box.overflowX]).toEqual([
      '20px',
      '20px',
      '8px',
      'hidden',
    ]);
    expect([box.flexDirection, computedStyle(button()).flexGrow]).toEqual(['row', '1']);
    first.unmount();
    await renderInApp(
      <ThrottleButton
        testID="button"
        primaryOnPress={task(10)}
        primaryLabelComponent={label}
        marginHorizontal={0}
        marginBottom={5}
        primaryButtonStyle={{ backgroundColor: '#ff0000' }}
      />,
    );
    expect([
      computedStyle(ancestorOf(button())).marginLeft,
      computedStyle(ancestorOf(button())).marginBottom,
    ]).toEqual(['0px', '5px']);
    expect(computedStyle(button()).backgroundColor).toBe('rgb(255, 0, 0)');
  });

  test('onPress and style given besides win over its own', async () => {
    const send = task(10);
    const onPress = vi.fn();
    await renderInApp(
      <ThrottleButton
        testID="button"
        primaryOnPress={send}
        primaryLabelComponent={label}
        onPress={onPress}
        style={{ padding: 3 }}
      />,
    );
    fireEvent.click(button());
    expect(onPress).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
    expect(computedStyle(button()).paddingTop).toBe('3px');
  });
});
