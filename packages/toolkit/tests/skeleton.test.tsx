import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { ZSSkeleton, ZSSkeletonBox } from '../src';
import { REDUCED_MOTION, setMedia } from './support/browser';
import { advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const shimmerIn = (parent: Element) => parent.lastElementChild as HTMLElement;

describe('ZSSkeleton', () => {
  test('shows the children alone, and faint under a sweeping light while fetching', async () => {
    const { redraw } = await renderInApp(
      <ZSSkeleton testID="s">
        <Text>내용</Text>
      </ZSSkeleton>,
    );
    expect(screen.queryByTestId('s')).toBeNull();
    redraw(
      <ZSSkeleton testID="s" isFetching>
        <Text>내용</Text>
      </ZSSkeleton>,
    );
    const content = ancestorOf(screen.getByText('내용'));
    expect(computedStyle(content).opacity).toBe('0.6');
    const before = shimmerIn(content).style.transform;
    await advanceTime(400);
    expect(shimmerIn(content).style.transform).not.toBe(before);
  });

  test('mounts its children again when the fetching ends', async () => {
    const onMount = vi.fn();
    function Child() {
      useEffect(() => onMount(), []);
      return <Text>내용</Text>;
    }
    const { redraw } = await renderInApp(
      <ZSSkeleton isFetching>
        <Child />
      </ZSSkeleton>,
    );
    redraw(
      <ZSSkeleton>
        <Child />
      </ZSSkeleton>,
    );
    expect(onMount).toHaveBeenCalledTimes(2);
  });

  test('nothing sweeps when the reader asks for less motion', async () => {
    setMedia(REDUCED_MOTION, true);
    await renderInApp(
      <ZSSkeleton isFetching>
        <Text>내용</Text>
      </ZSSkeleton>,
    );
    const shimmer = shimmerIn(ancestorOf(screen.getByText('내용')));
    const before = shimmer.style.transform;
    await advanceTime(400);
    expect(shimmer.style.transform).toBe(before);
  });
});

describe('ZSSkeletonBox', () => {
  test('is as high as told, as wide as its parent, and grey', async () => {
    await renderInApp(<ZSSkeletonBox testID="b" height={80} style={{ height: 5 }} />);
    const { width, height } = computedStyle(screen.getByTestId('b'));
    expect([width, height]).toEqual(['100%', '80px']);
    const box = screen.getByTestId('b').firstElementChild as Element;
    expect(computedStyle(box).backgroundColor).toBe('rgb(223, 227, 232)');
    expect(computedStyle(box).width).toBe('390px');
  });
});
