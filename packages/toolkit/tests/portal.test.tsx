import { render, screen } from '@testing-library/react';
import { Text, View } from 'react-native';
import { describe, expect, test } from 'vitest';
import { ZSPortal } from '../src';
import { advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const child = <Text>떠 있는 것</Text>;
const app = (isFocused?: boolean) => (
  <View testID="place">
    <ZSPortal isFocused={isFocused}>{child}</ZSPortal>
  </View>
);

describe('ZSPortal', () => {
  test('draws its children in a full-screen layer above, and nothing in place', async () => {
    await renderInApp(app());
    expect(screen.getByTestId('place').textContent).toBe('');
    const layer = ancestorOf(screen.getByText('떠 있는 것'));
    expect(computedStyle(layer).zIndex).toBe('8500');
    expect(computedStyle(layer).pointerEvents).toBe('none');
  });

  test('isFocused takes its children away in 300 ms, and brings them back', async () => {
    const { redraw } = await renderInApp(app());
    redraw(app(false));
    await advanceTime(299);
    expect(screen.getByText('떠 있는 것')).toBeTruthy();
    await advanceTime(1);
    expect(screen.queryByText('떠 있는 것')).toBeNull();
    redraw(app(true));
    expect(screen.getByText('떠 있는 것')).toBeTruthy();
  });

  test('changed children replace the old ones', async () => {
    const { redraw } = await renderInApp(app());
    redraw(
      <View testID="place">
        <ZSPortal>
          <Text>새것</Text>
        </ZSPortal>
      </View>,
    );
    await advanceTime(0);
    expect(screen.getByText('새것')).toBeTruthy();
    expect(screen.queryByText('떠 있는 것')).toBeNull();
  });

  test('leaves with its component', async () => {
    const { redraw } = await renderInApp(app());
    redraw(<Text>다른 화면</Text>);
    await advanceTime(300);
    expect(screen.queryByText('떠 있는 것')).toBeNull();
  });

  test('draws nothing without a provider', () => {
    render(<ZSPortal>{child}</ZSPortal>);
    expect(screen.queryByText('떠 있는 것')).toBeNull();
  });
});
