import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test } from 'vitest';
import { useFoldingState } from '../src';
import { setFoldingState } from '../src/preview';
import { resizeWindow } from './support/browser';
import { actSync, renderInApp } from './support/renderInApp';

function State() {
  const { foldingState, width } = useFoldingState();
  return <Text testID="state">{`${foldingState} ${width}`}</Text>;
}
const state = () => screen.getByTestId('state').textContent;

describe('useFoldingState', () => {
  test('on the web is folded, as wide as the window was when it was mounted', async () => {
    await renderInApp(<State />);
    expect(state()).toBe('folded 390');
    actSync(() => resizeWindow(700, 844));
    expect(state()).toBe('folded 390');
  });

  test('follows what the preview plays, until that ends', async () => {
    await renderInApp(<State />);
    actSync(() => setFoldingState('unfolded', 884));
    expect(state()).toBe('unfolded 884');
    actSync(() => setFoldingState('folded', 412));
    expect(state()).toBe('folded 412');
    actSync(() => setFoldingState(undefined));
    expect(state()).toBe('folded 390');
  });
});
