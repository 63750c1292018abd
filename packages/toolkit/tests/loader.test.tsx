import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const spinner = () => screen.queryByRole('progressbar');

describe('showLoader', () => {
  test('shows a large white spinner without a name over the whole screen', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showLoader());
    const shown = spinner() as HTMLElement;
    expect(computedStyle(shown.firstElementChild as Element).width).toBe('36px');
    expect(shown.querySelector('circle')?.style.stroke).toBe('rgb(255, 255, 255)');
    expect(shown.hasAttribute('aria-label')).toBe(false);
  });

  test('a press outside does nothing', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showLoader());
    fireEvent.click(ancestorOf(spinner() as Element).firstElementChild as Element);
    await advanceTime(1000);
    expect(spinner()).toBeTruthy();
  });

  test('is no counter: one hideOverlay ends any number of calls', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showLoader();
      overlay.showLoader();
      overlay.hideOverlay('loader');
    });
    await advanceTime(50);
    expect(spinner()).toBeNull();
  });

  test('loaderComponent is called without arguments and replaces the spinner only', async () => {
    const seen: number[] = [];
    const loaderComponent = (...given: unknown[]) => {
      seen.push(given.length);
      return <Text>기다립니다</Text>;
    };
    const { overlay } = await renderInApp(app, { overlay: { loaderComponent } });
    actSync(() => overlay.showLoader());
    expect(computedStyle(ancestorOf(screen.getByText('기다립니다'))).zIndex).toBe('8999');
    expect(spinner()).toBeNull();
    expect(new Set(seen)).toEqual(new Set([0]));
  });
});
