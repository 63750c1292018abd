import { screen } from '@testing-library/react';
import type { StatusBarProps } from 'react-native';
import { Text } from 'react-native';
import { expect, test, vi } from 'vitest';
import { ZSContainer } from '../../src';
import { renderInApp } from '../support/renderInApp';

const seen = vi.hoisted((): { bars: unknown[] } => ({ bars: [] }));

vi.mock('react-native', async (original) => ({
  ...(await original<typeof import('react-native')>()),
  StatusBar: (props: StatusBarProps) => {
    seen.bars.push(props);
    return null;
  },
}));

const content = <Text>내용</Text>;

test('a container leaves the status bar alone unless asked', async () => {
  await renderInApp(<ZSContainer>{content}</ZSContainer>);
  expect(screen.getByText('내용')).toBeTruthy();
  expect(seen.bars).toEqual([]);
});

test('asked for anything of it, the bar takes what is given, and the base colour by default', async () => {
  const { redraw } = await renderInApp(
    <ZSContainer barStyle="dark-content">{content}</ZSContainer>,
  );
  expect(seen.bars.at(-1)).toEqual({
    barStyle: 'dark-content',
    backgroundColor: '#FFFFFF',
    translucent: undefined,
  });
  redraw(
    <ZSContainer statusBarColor="#123456" translucent>
      {content}
    </ZSContainer>,
  );
  expect(seen.bars.at(-1)).toEqual({
    barStyle: undefined,
    backgroundColor: '#123456',
    translucent: true,
  });
});
