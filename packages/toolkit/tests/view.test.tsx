import { fireEvent, screen } from '@testing-library/react';
import { Text } from 'react-native';
import { describe, expect, test, vi } from 'vitest';
import { AnimatedWrapper, ZSPressable, ZSView } from '../src';
import { REDUCED_MOTION, setMedia } from './support/browser';
import { actSync, advanceTime, renderInApp } from './support/renderInApp';
import { ancestorOf, computedStyle, pressableOf } from './support/styles';

const SHADOW_3 = '0px 1px 2.22px 0px rgba(0,0,0,0.05)';

describe('ZSView', () => {
  test('has the base background and no shadow when nothing is said', async () => {
    await renderInApp(<ZSView testID="v" />);
    const style = computedStyle(screen.getByTestId('v'));
    expect(style.backgroundColor).toBe('rgb(255, 255, 255)');
    expect(style.boxShadow).toBe('');
  });

  test('color wins over style, style over the base, and a shadow brings the base back', async () => {
    await renderInApp(
      <>
        <ZSView testID="both" color="layer1" style={{ backgroundColor: '#ff0000' }} />
        <ZSView testID="flat" style={{ backgroundColor: '#ff0000' }} />
        <ZSView testID="style" elevationLevel={3} style={{ backgroundColor: '#ff0000' }} />
      </>,
    );
    expect(computedStyle(screen.getByTestId('both')).backgroundColor).toBe('rgb(248, 248, 248)');
    expect(computedStyle(screen.getByTestId('flat')).backgroundColor).toBe('rgb(255, 0, 0)');
    const style = computedStyle(screen.getByTestId('style'));
    expect(style.backgroundColor).toBe('rgb(255, 255, 255)');
    expect(style.boxShadow).toBe(SHADOW_3);
  });

  test('isAnimation rises in 200 ms', async () => {
    await renderInApp(<ZSView testID="v" isAnimation />);
    const view = screen.getByTestId('v');
    expect(view.style.transform).toBe('translateY(25px)');
    expect(view.style.opacity).toBe('0');
    await advanceTime(230);
    expect(view.style.opacity).toBe('1');
  });

  test('does not move when the reader asks for less motion', async () => {
    setMedia(REDUCED_MOTION, true);
    await renderInApp(<ZSView testID="v" isAnimation elevationLevel={3} />);
    const { opacity, transform, boxShadow } = computedStyle(screen.getByTestId('v'));
    expect([opacity, transform, boxShadow]).toEqual(['1', 'translateY(0px)', SHADOW_3]);
  });
});

describe('AnimatedWrapper', () => {
  test('shows its shadow only once it is in, over 50 ms', async () => {
    await renderInApp(<AnimatedWrapper testID="v" isAnimation duration={400} elevationLevel={3} />);
    const view = () => computedStyle(screen.getByTestId('v'));
    await advanceTime(390);
    expect(view().boxShadow).toBe('');
    await advanceTime(60);
    expect(view().boxShadow).toBe(SHADOW_3);
    expect([view().transitionProperty, view().transitionDuration]).toEqual(['box-shadow', '50ms']);
  });

  test('without animation it is a plain view', async () => {
    await renderInApp(<AnimatedWrapper testID="v" isAnimation={false} color="primary" />);
    expect(computedStyle(screen.getByTestId('v')).backgroundColor).toBe('rgb(255, 162, 13)');
    expect(screen.getByTestId('v').style.opacity).toBe('');
  });
});

describe('ZSPressable', () => {
  const press = { button: 0, buttons: 1 };
  const label = <Text>누르기</Text>;
  const target = () => pressableOf(screen.getByText('누르기'));

  test('calls onPress without an argument, and hands props of a View to its Pressable', async () => {
    const onPress = vi.fn();
    await renderInApp(
      <ZSPressable onPress={onPress} testID="p" aria-label="이름" role="button">
        {label}
      </ZSPressable>,
    );
    fireEvent.click(target());
    expect(onPress.mock.calls).toEqual([[]]);
    expect(screen.getByTestId('p')).toBe(target());
    expect(screen.getByRole('button', { name: '이름' })).toBe(target());
  });

  test('has no role of its own', async () => {
    await renderInApp(<ZSPressable onPress={() => {}}>{label}</ZSPressable>);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('a second press within 300 ms is ignored', async () => {
    const onPress = vi.fn();
    await renderInApp(<ZSPressable onPress={onPress}>{label}</ZSPressable>);
    fireEvent.click(target());
    await advanceTime(299);
    fireEvent.click(target());
    expect(onPress).toHaveBeenCalledOnce();
    await advanceTime(1);
    fireEvent.click(target());
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test.each([[{ disabled: true }], [{ isLoading: true }]])(
    '%o blocks presses at opacity 0.55',
    async (props) => {
      const onPress = vi.fn();
      await renderInApp(
        <ZSPressable onPress={onPress} {...props}>
          {label}
        </ZSPressable>,
      );
      const blocked = document.querySelector('[aria-disabled="true"]') as Element;
      fireEvent.click(screen.getByText('누르기'));
      expect(onPress).not.toHaveBeenCalled();
      expect(computedStyle(ancestorOf(blocked)).opacity).toBe('0.55');
    },
  );

  test('a press that is held for half a second is lost, also without onLongPress', async () => {
    const onPress = vi.fn();
    await renderInApp(<ZSPressable onPress={onPress}>{label}</ZSPressable>);
    actSync(() => void fireEvent.mouseDown(target(), press));
    await advanceTime(600);
    actSync(() => {
      fireEvent.mouseUp(target(), { button: 0 });
      fireEvent.click(target());
    });
    expect(onPress).not.toHaveBeenCalled();
    await advanceTime(200);
  });

  test('has no background of its own', async () => {
    await renderInApp(<ZSPressable onPress={() => {}}>{label}</ZSPressable>);
    const surface = ancestorOf(screen.getByText('누르기'));
    expect(computedStyle(surface).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  test('while pressed it shrinks to 0.96 in 100 ms before the documented colour', async () => {
    await renderInApp(<ZSPressable onPress={() => {}}>{label}</ZSPressable>);
    const scaled = target().firstElementChild as HTMLElement;
    actSync(() => void fireEvent.mouseDown(target(), press));
    await advanceTime(60);
    await advanceTime(130);
    expect(scaled.style.transform).toBe('scale(0.96)');
    const behind = computedStyle(target());
    expect(behind.backgroundColor).toBe('rgba(180, 180, 180, 0.1)');
    expect(behind.borderTopLeftRadius).toBe('16px');
    actSync(() => void fireEvent.mouseUp(target(), { button: 0 }));
    await advanceTime(60);
    await advanceTime(130);
    expect(scaled.style.transform).toBe('scale(1)');
    expect(computedStyle(target()).backgroundColor).not.toBe('rgba(180, 180, 180, 0.1)');
  });

  test('takes its own pressed colour and corner, width, surface and mount motion', async () => {
    await renderInApp(
      <ZSPressable
        onPress={() => {}}
        fullWidth
        isAnimation={false}
        color="neutral"
        elevationLevel={3}
        pressedBackgroundColor="#ff0000"
        pressedBackgroundBorderRadius={4}
        style={{ padding: 7 }}
      >
        {label}
      </ZSPressable>,
    );
    expect(computedStyle(ancestorOf(target())).width).toBe('100%');
    const surface = computedStyle(ancestorOf(screen.getByText('누르기')));
    expect([surface.paddingTop, surface.backgroundColor, surface.boxShadow]).toEqual([
      '7px',
      'rgb(223, 227, 232)',
      SHADOW_3,
    ]);
    actSync(() => void fireEvent.mouseDown(target(), press));
    await advanceTime(60);
    const behind = computedStyle(target());
    expect([behind.backgroundColor, behind.borderTopLeftRadius]).toEqual(['rgb(255, 0, 0)', '4px']);
    actSync(() => void fireEvent.mouseUp(target(), { button: 0 }));
    await advanceTime(200);
  });

  test('a long press calls onLongPress', async () => {
    const onLongPress = vi.fn();
    await renderInApp(<ZSPressable onLongPress={onLongPress}>{label}</ZSPressable>);
    actSync(() => void fireEvent.mouseDown(target(), press));
    await advanceTime(600);
    expect(onLongPress.mock.calls).toEqual([[]]);
    actSync(() => void fireEvent.mouseUp(target(), { button: 0 }));
    await advanceTime(200);
  });

  test('rises in 200 ms when mounted', async () => {
    await renderInApp(<ZSPressable onPress={() => {}}>{label}</ZSPressable>);
    const surface = ancestorOf(screen.getByText('누르기'));
    expect(surface.style.opacity).toBe('0');
    await advanceTime(230);
    expect(surface.style.opacity).toBe('1');
  });
});
