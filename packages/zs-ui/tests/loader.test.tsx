import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { look } from './support/look';
import { change, pass, show } from './support/render';

const app = <Text>화면</Text>;
const loader = () => screen.queryByLabelText('불러오는 중', { selector: '[role="status"]' });

describe('showLoader', () => {
  test('shows a large white spinner over a scrim', async () => {
    const { overlay } = await show(app);
    change(() => overlay.showLoader());
    const spinner = screen.getByRole('progressbar', { name: '불러오는 중' });
    expect(look(spinner.firstElementChild as Element).width).toBe('36px');
    expect(spinner.querySelector('circle')?.style.stroke).toBe('#fff');
  });

  test('a press outside does nothing', async () => {
    const { overlay } = await show(app);
    change(() => overlay.showLoader());
    fireEvent.click(loader()?.querySelector('[aria-hidden="true"]') as Element);
    await pass(1000);
    expect(loader()).toBeTruthy();
  });

  test('is no counter: one hideOverlay ends any number of calls', async () => {
    const { overlay } = await show(app);
    change(() => {
      overlay.showLoader();
      overlay.showLoader();
      overlay.hideOverlay('loader');
    });
    await pass(50);
    expect(loader()).toBeNull();
  });

  test('loaderComponent is called without arguments and replaces the spinner only', async () => {
    const seen: number[] = [];
    const loaderComponent = (...given: unknown[]) => {
      seen.push(given.length);
      return <Text>기다립니다</Text>;
    };
    const { overlay } = await show(app, { overlay: { loaderComponent } });
    change(() => overlay.showLoader());
    expect(screen.getByText('기다립니다')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(new Set(seen)).toEqual(new Set([0]));
    expect(loader()).toBeTruthy();
  });
});
