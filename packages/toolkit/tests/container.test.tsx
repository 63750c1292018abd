import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { ZSAboveKeyboard, ZSContainer, type ZSContainerRef } from '../src';
import { setFoldingState } from '../src/preview';
import { setRect } from './support/browser';
import { setKeyboard } from './support/keyboard';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle } from './support/styles';

const content = <Text>내용</Text>;
const outer = () => ancestorOf(inner(), 7);
const inner = () => ancestorOf(screen.getByText('내용'));
const scroller = () => ancestorOf(inner(), 2);
const column = () => ancestorOf(inner(), 5);

describe('ZSContainer', () => {
  test('keeps the safe area at the bottom alone, or where edges say', async () => {
    const { redraw } = await renderInApp(<ZSContainer>{content}</ZSContainer>);
    expect([computedStyle(outer()).paddingTop, computedStyle(outer()).paddingBottom]).toEqual([
      '0px',
      '34px',
    ]);
    redraw(<ZSContainer edges={['top']}>{content}</ZSContainer>);
    expect([computedStyle(outer()).paddingTop, computedStyle(outer()).paddingBottom]).toEqual([
      '47px',
      '0px',
    ]);
  });

  test('backgroundColor tints the safe area only, style the content', async () => {
    await renderInApp(
      <ZSContainer backgroundColor="#ff0000" style={{ backgroundColor: '#0000ff' }}>
        {content}
      </ZSContainer>,
    );
    expect(computedStyle(outer()).backgroundColor).toBe('rgb(255, 0, 0)');
    expect(computedStyle(outer().firstElementChild as Element).backgroundColor).toBe(
      'rgba(0, 0, 0, 0.04)',
    );
    expect(computedStyle(column()).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(computedStyle(inner()).backgroundColor).toBe('rgb(0, 0, 255)');
  });

  test('holds components above and below what scrolls', async () => {
    await renderInApp(
      <ZSContainer topComponent={<Text>위</Text>} bottomComponent={<Text>아래</Text>}>
        {content}
      </ZSContainer>,
    );
    expect(column().textContent).toBe('위내용아래');
    expect(scroller().contains(screen.getByText('위'))).toBe(false);
  });

  test('scrolls, tells onScroll, and hands out the ScrollView', async () => {
    const ref = createRef<ZSContainerRef>();
    const onScroll = vi.fn();
    const { redraw } = await renderInApp(
      <ZSContainer ref={ref} onScroll={onScroll}>
        {content}
      </ZSContainer>,
    );
    expect(typeof ref.current?.scrollTo).toBe('function');
    actSync(() => void fireEvent.scroll(scroller()));
    expect(onScroll).toHaveBeenCalled();
    await advanceTime(200);
    redraw(
      <ZSContainer ref={ref} scrollViewDisabled>
        {content}
      </ZSContainer>,
    );
    expect(ref.current).toBeNull();
  });
});

describe('a container on a foldable', () => {
  const right = <Text>오른쪽</Text>;
  const line = <Text>선</Text>;

  test('folded it shows the left pane alone, unfolded both with the line between', async () => {
    await renderInApp(
      <ZSContainer rightComponent={right} dividerLineComponent={line}>
        {content}
      </ZSContainer>,
    );
    expect(outer().textContent).toBe('내용');
    actSync(() => setFoldingState('unfolded', 800));
    expect(outer().textContent).toBe('내용선오른쪽');
    expect(computedStyle(scroller()).flexGrow).toBe('1');
    actSync(() => setFoldingState(undefined));
    expect(outer().textContent).toBe('내용');
  });

  test('the line needs the right pane', async () => {
    setFoldingState('unfolded', 800);
    await renderInApp(<ZSContainer dividerLineComponent={line}>{content}</ZSContainer>);
    expect(outer().textContent).toBe('내용');
    actSync(() => setFoldingState(undefined));
  });

  test('foldableSingleScreen alone does not limit the width', async () => {
    setFoldingState('unfolded', 800);
    await renderInApp(<ZSContainer foldableSingleScreen>{content}</ZSContainer>);
    expect(computedStyle(column()).maxWidth).toBe('100%');
    expect(computedStyle(column()).alignSelf).toBe('center');
    actSync(() => setFoldingState(undefined));
  });

  test('a single pane is as wide as unfoldedSinglePaneMaxWidth, of the prop or else the provider', async () => {
    setFoldingState('unfolded', 800);
    const { redraw } = await renderInApp(<ZSContainer>{content}</ZSContainer>, {
      theme: { foldable: { unfoldedSinglePaneMaxWidth: 500 } },
    });
    const maxWidth = () => computedStyle(column()).maxWidth;
    expect(maxWidth()).toBe('500px');
    redraw(<ZSContainer unfoldedSinglePaneMaxWidth={600}>{content}</ZSContainer>);
    expect(maxWidth()).toBe('600px');
    redraw(<ZSContainer unfoldedSinglePaneMaxWidth={false}>{content}</ZSContainer>);
    expect(maxWidth()).toBe('100%');
    redraw(<ZSContainer rightComponent={right}>{content}</ZSContainer>);
    expect(computedStyle(ancestorOf(inner(), 5)).maxWidth).toBe('100%');
    redraw(<ZSContainer>{content}</ZSContainer>);
    actSync(() => setFoldingState('folded', 320));
    expect(maxWidth()).toBe('100%');
    redraw(<ZSContainer foldableSingleScreen>{content}</ZSContainer>);
    expect(maxWidth()).toBe('320px');
    actSync(() => setFoldingState(undefined));
  });

  test('foldableSingleScreen with a right pane says so and ignores it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    setFoldingState('unfolded', 800);
    await renderInApp(
      <ZSContainer foldableSingleScreen rightComponent={right}>
        {content}
      </ZSContainer>,
    );
    expect(outer().textContent).toBe('내용');
    expect(logged.mock.calls[0]?.[0]).toContain('foldableSingleScreen');
    logged.mockClear();
    actSync(() => setFoldingState(undefined));
  });
});

describe('a container and the keyboard', () => {
  const touchAt = (pageY: number) =>
    actSync(() => {
      const down = new MouseEvent('mousedown', { bubbles: true });
      Object.defineProperty(down, 'pageY', { value: pageY });
      fireEvent(screen.getByText('내용'), down);
    });
  const watchScroll = () => {
    const scrollTo = vi.fn();
    Object.assign(scroller(), { scroll: scrollTo, scrollTo });
    return scrollTo;
  };

  test('50 ms after it came up the touched place stands 30 pt above it, and the content has room', async () => {
    await renderInApp(<ZSContainer>{content}</ZSContainer>);
    const scrolled = watchScroll();
    touchAt(700);
    setKeyboard(300);
    expect(computedStyle(ancestorOf(inner())).paddingBottom).toBe('300px');
    await advanceTime(49);
    expect(scrolled).not.toHaveBeenCalled();
    await advanceTime(1);
    expect(scrolled.mock.calls[0]?.[0]).toMatchObject({ y: 700 + 30 - (844 - 300) });
    setKeyboard(0);
  });

  test('a place that stays in sight is moved as well, down', async () => {
    await renderInApp(<ZSContainer keyboardScrollExtraOffset={0}>{content}</ZSContainer>);
    const scrolled = watchScroll();
    touchAt(200);
    setKeyboard(300);
    await advanceTime(100);
    expect(scrolled.mock.calls[0]?.[0]).toMatchObject({ y: 200 - (844 - 300) });
    setKeyboard(0);
  });

  test('without a touch, or with scrollToFocusedInput off, nothing scrolls', async () => {
    const first = await renderInApp(<ZSContainer>{content}</ZSContainer>);
    const untouched = watchScroll();
    setKeyboard(300);
    await advanceTime(100);
    setKeyboard(0);
    expect(untouched).not.toHaveBeenCalled();
    first.unmount();
    await renderInApp(<ZSContainer scrollToFocusedInput={false}>{content}</ZSContainer>);
    const scrolled = watchScroll();
    touchAt(700);
    setKeyboard(300);
    await advanceTime(100);
    expect(scrolled).not.toHaveBeenCalled();
    setKeyboard(0);
  });

  test('the settings are those of the last rendering', async () => {
    const { redraw } = await renderInApp(<ZSContainer>{content}</ZSContainer>);
    redraw(<ZSContainer scrollToFocusedInput={false}>{content}</ZSContainer>);
    const scrolled = watchScroll();
    touchAt(700);
    setKeyboard(300);
    await advanceTime(100);
    expect(scrolled).not.toHaveBeenCalled();
    setKeyboard(0);
  });
});

describe('ZSAboveKeyboard', () => {
  const lift = () => ancestorOf(screen.getByText('보내기'));
  const bar = () => ancestorOf(lift());

  test('stands at the bottom, and above the keyboard less the bottom inset with the offsets', async () => {
    await renderInApp(
      <ZSAboveKeyboard keyboardShowOffset={5} keyboardHideOffset={9} backgroundColor="#ff0000">
        <Text>보내기</Text>
      </ZSAboveKeyboard>,
    );
    expect([
      computedStyle(bar()).position,
      computedStyle(bar()).bottom,
      computedStyle(bar()).zIndex,
    ]).toEqual(['absolute', '0px', '8500']);
    expect([computedStyle(lift()).paddingBottom, computedStyle(lift()).backgroundColor]).toEqual([
      '9px',
      'rgb(255, 0, 0)',
    ]);
    setKeyboard(300);
    expect(computedStyle(lift()).paddingBottom).toBe('271px');
    setKeyboard(0);
  });

  test('tells its height', async () => {
    const onHeight = vi.fn();
    await renderInApp(
      <ZSAboveKeyboard handleLayoutHeight={onHeight}>
        <Text>보내기</Text>
      </ZSAboveKeyboard>,
    );
    actSync(() => setRect(bar(), { width: 390, height: 56 }));
    await advanceTime(10);
    expect(onHeight).toHaveBeenLastCalledWith(56);
  });

  test('takes the props of a View; a style replaces its place', async () => {
    await renderInApp(
      <ZSAboveKeyboard testID="bar" style={{ padding: 3 }}>
        <Text>보내기</Text>
      </ZSAboveKeyboard>,
    );
    expect(screen.getByTestId('bar')).toBe(bar());
    expect(computedStyle(bar()).position).not.toBe('absolute');
  });

  test('showOnlyKeyboardVisible parks it at -300 while the keyboard is down', async () => {
    await renderInApp(
      <ZSAboveKeyboard showOnlyKeyboardVisible>
        <Text>보내기</Text>
      </ZSAboveKeyboard>,
    );
    expect(computedStyle(bar()).bottom).toBe('-300px');
    setKeyboard(300);
    expect(computedStyle(bar()).bottom).toBe('0px');
    setKeyboard(0);
  });
});
