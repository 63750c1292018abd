import { screen } from '@testing-library/react';
import { Text } from 'react-native';
import { expect, test } from 'vitest';
import { change, show } from './support/render';

test.each([
  { background: '#EB003B', label: 'rgb(255, 255, 255)' },
  { background: '#FFE2A7', label: 'rgb(0, 0, 0)' },
])('the primary label can be read on the app’s own $background', async ({ background, label }) => {
  const { overlay } = await show(<Text>화면</Text>);
  change(() =>
    overlay.showAlert({
      title: '삭제할까요?',
      primaryButtonStyle: { backgroundColor: background },
    }),
  );
  expect(getComputedStyle(screen.getByText('확인')).color).toBe(label);
});
