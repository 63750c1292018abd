import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { computedStyle } from './support/styles';

const app = <Text>화면</Text>;
const loader = () => screen.queryByLabelText('불러오는 중', { selector: '[role="status"]' });

describe('showLoader', () => {
  test('shows a large white spinner over a scrim', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showLoader());
    const spinner = screen.getByRole('progressbar', { name: '불러오는 중' });
    expect(computedStyle(spinner.firstElementChild as Element).width).toBe('36px');
    expect(spinner.querySelector('circle')?.style.stroke).toBe('#fff');
  });

  test('a press outside does nothing', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => overlay.showLoader());
    fireEvent.click(loader()?.querySelector('[aria-hidden="true"]') as Element);
    await advanceTime(1000);
    expect(loader()).toBeTruthy();
  });

  test('is no counter: one hideOverlay ends any number of calls', async () => {
    const { overlay } = await renderInApp(app);
    actSync(() => {
      overlay.showLoader();
      overlay.showLoader();
      overlay.hideOverlay('loader');
    });
    await advanceTime(50);
    expect(loader()).toBeNull();
  });

  test('loaderComponent is called without arguments and replaces the spinner only', async () => {
    const seen: number[] = [];
    const loaderComponent = (...given: unknown[]) => {
      seen.push(given.length);
      return <Text>기다립니다</Text>;
    };
    const { overlay } = await renderInApp(app, { overlay: { loaderComponent } });
    actSync(() => overlay.showLoader());
    expect(screen.getByText('기다립니다')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(new Set(seen)).toEqual(new Set([0]));
    expect(loader()).toBeTruthy();
  });
});
