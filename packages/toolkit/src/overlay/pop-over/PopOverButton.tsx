import { type ComponentRef, type ReactNode, useRef } from 'react';
import { StyleSheet, View, type ViewProps } from 'react-native';
import { ZSPressable } from '../../ui/pressable/ZSPressable';
import { useOverlay } from '../useOverlay';

/** `PopOverButton`의 속성입니다. */
export interface PopOverButtonProps extends ViewProps {
  /** 버튼의 너비(pt)입니다. */
  width: number;
  /** 버튼의 높이(pt)입니다. */
  height: number;
  /** 버튼의 배경색입니다. `style`을 지정하면 적용되지 않습니다. */
  backgroundColor?: string;
  /** 눌렀을 때 표시할 메뉴입니다. 배경과 그림자는 직접 스타일링합니다. */
  popOverMenuComponent: ReactNode;
}

/** 누르면 오른쪽 아래 모서리에 팝오버 메뉴를 띄우는 버튼입니다. `style`을 전달하면 크기와 배경색을 대체합니다. */
export function PopOverButton({
  width,
  height,
  backgroundColor = 'transparent',
  popOverMenuComponent,
  children,
  ...rest
}: PopOverButtonProps) {
  const { showPopOverMenu } = useOverlay();
  const anchor = useRef<ComponentRef<typeof View>>(null);
  const open = () =>
    anchor.current?.measure((_x, _y, measuredWidth, measuredHeight, pageX, pageY) => {
      if (pageX !== undefined && pageY !== undefined) {
        showPopOverMenu({
          px: pageX + measuredWidth,
          py: pageY + measuredHeight,
          component: popOverMenuComponent,
        });
      }
    });
  return (
    <ZSPressable isAnimation={false} onPress={open} style={styles.pressable}>
      <View ref={anchor} style={[styles.button, { width, height, backgroundColor }]} {...rest}>
        {children}
      </View>
    </ZSPressable>
  );
}

const styles = StyleSheet.create({
  pressable: { alignItems: 'flex-start' },
  button: { justifyContent: 'center' },
});
