import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { useKeyboard } from '../../keyboard/useKeyboard';
import { Reveal } from '../../motion/Reveal';
import { Z_INDEX } from '../../overlay/zIndex';

/** `ZSBottomCta`의 속성입니다. */
export interface ZSBottomCtaProps {
  /** 표시할 내용을 반환하는 함수입니다. */
  render: () => ReactNode;
  /** 키보드가 올라와 있을 때만 더할 아래쪽 간격(pt)입니다. */
  offset?: number;
}

/** 부모의 맨 아래에 붙어 있다가 키보드를 따라 올라갑니다. 내용은 가운데에 놓이고 너비는 내용에 맞춰집니다. 안전 영역은 고려하지 않습니다. */
export function ZSBottomCta({ render, offset = 0 }: ZSBottomCtaProps) {
  const { isKeyboardVisible, keyboardHeight } = useKeyboard();
  const bottom = keyboardHeight + (isKeyboardVisible ? offset : 0);
  return (
    <Reveal from="below" style={[styles.place, { bottom }]}>
      {render()}
    </Reveal>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    width: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    zIndex: Z_INDEX.bottomCta,
  },
});
