import { ZSView } from '@0610studio/zs-ui';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { advanceTime, renderApp } from './renderApp';

beforeEach(() => {
  jest.useFakeTimers();
});

test('a surface that was flat when it rose has a shadow once its level is raised', async () => {
  const captured: { raise?: () => void } = {};
  function Card() {
    const [level, setLevel] = useState<0 | 3>(0);
    captured.raise = () => setLevel(3);
    return <ZSView testID="card" isAnimation elevationLevel={level} />;
  }
  await renderApp(<Card />);
  await advanceTime();
  await act(async () => captured.raise?.());
  await advanceTime();
  const { boxShadow } = StyleSheet.flatten(screen.getByTestId('card').props.style);
  expect(boxShadow).toHaveLength(1);
  expect(boxShadow[0].color).not.toMatch(/, ?0\)$/);
});
