import { memo } from 'react';
import { Pressable, type StyleProp, View, type ViewProps, type ViewStyle } from 'react-native';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';

/** Parts of the width. */
const HEIGHT = 0.6;
const PADDING = 0.04;
const RADIUS_OF_HEIGHT = 1.2;

/** The published version animates by CSS transitions, which do not stop for reduced motion. */
const transition = (property: string) =>
  webProps({
    transitionProperty: property,
    transitionDuration: '200ms',
    transitionTimingFunction: 'ease-in-out',
  });
const TRACK_TRANSITION = transition('background-color');
const THUMB_TRANSITION = transition('transform');

/** `ZSSwitch`의 속성입니다. `View`의 속성은 안쪽 `Pressable`에 전달됩니다. */
export interface ZSSwitchProps extends ViewProps {
  /** 켜져 있는지 여부입니다. 상태는 앱에서 관리합니다. */
  isActive: boolean;
  /** 눌렀을 때 호출할 함수입니다. 새 값은 전달되지 않으므로 상태를 직접 뒤집습니다. */
  onToggle: () => void;
  /** 스위치의 너비(pt)입니다. 높이는 너비의 0.6배입니다. */
  width?: number;
  /**
   * 꺼져 있을 때의 배경색입니다.
   * @default palette.grey[30]
   */
  trackColorInactive?: string;
  /**
   * 켜져 있을 때의 배경색입니다.
   * @default palette.primary.main
   */
  trackColorActive?: string;
  /** 움직이는 원의 색입니다. */
  thumbColor?: string;
  /** 스위치를 감싸는 `Pressable`의 스타일입니다. */
  style?: StyleProp<ViewStyle>;
}

/** 켜고 끄는 스위치입니다. 역할과 상태를 알리지 않으므로 `role="switch"`와 `aria-checked`를 직접 전달합니다. */
export const ZSSwitch = memo(function ZSSwitch({
  isActive = false,
  onToggle,
  width = 50,
  trackColorInactive,
  trackColorActive,
  thumbColor = '#ffffff',
  style,
  ...rest
}: ZSSwitchProps) {
  const { palette } = useTheme();
  const height = width * HEIGHT;
  const padding = width * PADDING;
  const thumb = height - 2 * padding;
  const off = trackColorInactive ?? palette.grey[30];
  const on = trackColorActive ?? palette.primary.main;
  const translateX = isActive ? width - thumb - 2 * padding : 0;
  return (
    <Pressable onPress={onToggle} style={style} {...rest}>
      <View
        style={[
          {
            width,
            height,
            padding,
            borderRadius: height * RADIUS_OF_HEIGHT,
            justifyContent: 'center',
            backgroundColor: isActive ? on : off,
          },
          TRACK_TRANSITION,
        ]}
      >
        <View
          style={[
            {
              width: thumb,
              height: thumb,
              borderRadius: thumb / 2,
              justifyContent: 'center',
              backgroundColor: thumbColor,
              transform: [{ translateX }],
            },
            THUMB_TRANSITION,
          ]}
        />
      </View>
    </Pressable>
  );
});
