import { fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { ZSAboveKeyboard, ZSBottomCta, ZSContainer, type ZSContainerRef } from '../src';
import { setFoldingState, setKeyboard } from '../src/preview';
import { setRect } from './support/browser';
import { look, parentOf } from './support/look';
import { change, pass, show } from './support/render';

const content = <Text>내용</Text>;
const outer = () => screen.getByTestId('screen');
const inner = () => parentOf(screen.getByText('내용'));
const scroller = () => parentOf(inner(), 2);
const column = () => outer().firstElementChild?.firstElementChild as HTMLElement;

describe('ZSContainer', () => {
  test('keeps the safe area at top and bottom, or where edges say', async () => {
    const { redraw } = await show(<ZSContainer testID="screen">{content}</ZSContainer>);
    expect([look(outer()).paddingTop, look(outer()).paddingBottom]).toEqual(['47px', '34px']);
    redraw(
      <ZSContainer testID="screen" edges={['left']}>
        {content}
      </ZSContainer>,
    );
    expect([look(outer()).paddingTop, look(outer()).paddingBottom]).toEqual(['0px', '0px']);
  });

  test('backgroundColor tints the safe area only, style the content', async () => {
    await show(
      <ZSContainer testID="screen" backgroundColor="#ff0000" style={{ backgroundColor: '#0000ff' }}>
        {content}
      </ZSContainer>,
    );
    expect(look(outer()).backgroundColor).toBe('rgb(255, 0, 0)');
    expect(look(outer().firstElementChild as Element).backgroundColor).toBe('rgba(0, 0, 0, 0.04)');
    expect(look(column()).backgroundColor).toBe('rgb(255, 255, 255)');
    expect(look(inner()).backgroundColor).toBe('rgb(0, 0, 255)');
  });

  test('holds components above and below what scrolls', async () => {
    await show(
      <ZSContainer
        testID="screen"
        topComponent={<Text>위</Text>}
        bottomComponent={<Text>아래</Text>}
      >
        {content}
      </ZSContainer>,
    );
    expect(column().textContent).toBe('위내용아래');
    expect(scroller().contains(screen.getByText('위'))).toBe(false);
  });

  test('scrolls, tells onScroll, and hands out the ScrollView', async () => {
    const ref = createRef<ZSContainerRef>();
    const onScroll = vi.fn();
    const { redraw } = await show(
      <ZSContainer ref={ref} onScroll={onScroll}>
        {content}
      </ZSContainer>,
    );
    expect(typeof ref.current?.scrollTo).toBe('function');
    change(() => void fireEvent.scroll(scroller()));
    expect(onScroll).toHaveBeenCalled();
    await pass(200);
    redraw(
      <ZSContainer ref={ref} scrollViewDisabled>
        {content}
      </ZSContainer>,
    );
    expect(ref.current).toBeNull();
  });

  test('is a stop of Tab only while there is something to scroll', async () => {
    await show(<ZSContainer>{content}</ZSContainer>);
    expect(scroller().hasAttribute('tabindex')).toBe(false);
    change(() => {
      setRect(scroller(), { width: 390, height: 600 });
      setRect(parentOf(inner()), { width: 390, height: 2000 });
    });
    await pass(10);
    expect(scroller().tabIndex).toBe(0);
  });
});

describe('a container on a foldable', () => {
  const right = <Text>오른쪽</Text>;
  const line = <Text>선</Text>;

  test('folded it shows the left pane alone, unfolded both with the line between', async () => {
    await show(
      <ZSContainer testID="screen" rightComponent={right} dividerLineComponent={line}>
        {content}
      </ZSContainer>,
    );
    expect(outer().textContent).toBe('내용');
    change(() => setFoldingState('unfolded', 800));
    expect(outer().textContent).toBe('내용선오른쪽');
    expect(look(scroller()).flexGrow).toBe('1');
    change(() => setFoldingState(undefined));
    expect(outer().textContent).toBe('내용');
  });

  test('the line needs the right pane', async () => {
    setFoldingState('unfolded', 800);
    await show(
      <ZSContainer testID="screen" dividerLineComponent={line}>
        {content}
      </ZSContainer>,
    );
    expect(outer().textContent).toBe('내용');
    change(() => setFoldingState(undefined));
  });

  test('foldableSingleScreen caps the width at 600 in the middle', async () => {
    setFoldingState('unfolded', 800);
    await show(
      <ZSContainer testID="screen" foldableSingleScreen>
        {content}
      </ZSContainer>,
    );
    expect(look(column()).maxWidth).toBe('600px');
    expect(look(column()).alignSelf).toBe('center');
    change(() => setFoldingState('folded', 320));
    expect(look(column()).maxWidth).toBe('320px');
    change(() => setFoldingState(undefined));
  });

  test('foldableSingleScreen with a right pane says so and ignores it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    setFoldingState('unfolded', 800);
    await show(
      <ZSContainer testID="screen" foldableSingleScreen rightComponent={right}>
        {content}
      </ZSContainer>,
    );
    expect(outer().textContent).toBe('내용');
    expect(logged.mock.calls[0]?.[0]).toContain('foldableSingleScreen');
    logged.mockClear();
    change(() => setFoldingState(undefined));
  });
});

describe('a container and the keyboard', () => {
  const touchAt = (pageY: number) =>
    change(() => {
      fireEvent.mouseDown(screen.getByText('내용'), { button: 0, buttons: 1, clientY: pageY });
      fireEvent.mouseUp(screen.getByText('내용'), { button: 0, clientY: pageY });
    });
  const watchScroll = () => {
    const scrollTo = vi.fn();
    Object.assign(scroller(), { scroll: scrollTo, scrollTo });
    return scrollTo;
  };

  test('50 ms after it came up the touched place stands 30 pt above it, and the content has room', async () => {
    await show(<ZSContainer>{content}</ZSContainer>);
    const scrolled = watchScroll();
    touchAt(700);
    change(() => setKeyboard(300));
    expect(look(parentOf(inner())).paddingBottom).toBe('300px');
    await pass(49);
    expect(scrolled).not.toHaveBeenCalled();
    await pass(1);
    expect(scrolled.mock.calls[0]?.[0]).toMatchObject({ y: 700 + 30 - (844 - 300) });
    change(() => setKeyboard(0));
  });

  test('a place that stays in sight is not moved', async () => {
    await show(<ZSContainer keyboardScrollExtraOffset={0}>{content}</ZSContainer>);
    const scrolled = watchScroll();
    touchAt(200);
    change(() => setKeyboard(300));
    await pass(100);
    expect(scrolled).not.toHaveBeenCalled();
    change(() => setKeyboard(0));
  });

  test('without a touch, or with scrollToFocusedInput off, nothing scrolls', async () => {
    const { redraw } = await show(<ZSContainer>{content}</ZSContainer>);
    const scrolled = watchScroll();
    change(() => setKeyboard(300));
    await pass(100);
    change(() => setKeyboard(0));
    redraw(<ZSContainer scrollToFocusedInput={false}>{content}</ZSContainer>);
    touchAt(700);
    change(() => setKeyboard(300));
    await pass(100);
    expect(scrolled).not.toHaveBeenCalled();
    change(() => setKeyboard(0));
  });
});

describe('ZSAboveKeyboard', () => {
  const bar = () => parentOf(screen.getByText('보내기'));

  test('stands at the bottom, and above the keyboard less the bottom inset with the offsets', async () => {
    await show(
      <ZSAboveKeyboard keyboardShowOffset={5} keyboardHideOffset={9} backgroundColor="#ff0000">
        <Text>보내기</Text>
      </ZSAboveKeyboard>,
    );
    expect([look(bar()).position, look(bar()).bottom, look(bar()).zIndex]).toEqual([
      'absolute',
      '0px',
      '8500',
    ]);
    expect([look(bar()).paddingBottom, look(bar()).backgroundColor]).toEqual([
      '9px',
      'rgb(255, 0, 0)',
    ]);
    change(() => setKeyboard(300));
    expect(look(bar()).paddingBottom).toBe('271px');
    change(() => setKeyboard(0));
  });

  test('tells its height', async () => {
    const onHeight = vi.fn();
    await show(
      <ZSAboveKeyboard handleLayoutHeight={onHeight}>
        <Text>보내기</Text>
      </ZSAboveKeyboard>,
    );
    change(() => setRect(bar(), { width: 390, height: 56 }));
    await pass(10);
    expect(onHeight).toHaveBeenLastCalledWith(56);
  });

  test('showOnlyKeyboardVisible parks it at -300 and out of reach while the keyboard is down', async () => {
    await show(
      <ZSAboveKeyboard showOnlyKeyboardVisible>
        <Text>보내기</Text>
      </ZSAboveKeyboard>,
    );
    expect(look(bar()).bottom).toBe('-300px');
    expect(bar().hasAttribute('inert')).toBe(true);
    change(() => setKeyboard(300));
    expect(look(bar()).bottom).toBe('0px');
    expect(bar().hasAttribute('inert')).toBe(false);
    change(() => setKeyboard(0));
  });
});

describe('ZSBottomCta', () => {
  test('follows the keyboard, with its offset only while that is up', async () => {
    await show(<ZSBottomCta offset={15} render={() => <Text>다음</Text>} />);
    const place = () => parentOf(screen.getByText('다음'));
    expect([look(place()).bottom, look(place()).zIndex]).toEqual(['0px', '8400']);
    change(() => setKeyboard(300));
    expect(look(place()).bottom).toBe('315px');
    change(() => setKeyboard(0));
    expect(place().style.transform).toBe('translateY(25px)');
    await pass(330);
    expect(place().style.opacity).toBe('1');
  });
});
