import { memo } from 'react';
import {
  Image,
  type ImageSourcePropType,
  type StyleProp,
  StyleSheet,
  type ViewProps,
  type ViewStyle,
} from 'react-native';
import { textColor } from '../../theme/colorTokens';
import type { TypoOptions, TypoSubStyle } from '../../theme/typographyTypes';
import { useTheme } from '../../theme/useTheme';
import { ZSPressable } from '../pressable/ZSPressable';
import { ZSText } from '../text/ZSText';
import { ZSView } from '../view/ZSView';
import { blockButtonColors, type IntentOptions } from './colors';

/** Paddings (pt) by the number of `typo`. */
const HORIZONTAL: Record<TypoSubStyle, number> = { 1: 11, 2: 11, 3: 10, 4: 8, 5: 7, 6: 5 };
const VERTICAL: Record<TypoSubStyle, number> = { 1: 9, 2: 9, 3: 8, 4: 6, 5: 5, 6: 4 };

/** `ZSBlockButton`의 속성입니다. `View`의 속성은 안쪽 `ZSPressable`에 전달됩니다. */
export interface ZSBlockButtonProps extends ViewProps {
  /** 눌렀을 때 호출할 함수입니다. 0.5초 이상 누르면 호출되지 않습니다. */
  onPress: () => void;
  /** 버튼의 레이블입니다. */
  title: string;
  /** 레이블의 텍스트 스타일입니다. 버튼의 안쪽 여백도 이 번호로 정해집니다. */
  typo: TypoOptions;
  /** 버튼의 용도입니다. 그 이름의 색을 단계별로 사용합니다. */
  intent?: IntentOptions;
  /** 버튼의 모양입니다. 채운 배경, 옅은 배경, 테두리 중에서 선택합니다. */
  variant?: 'solid' | 'pastel' | 'stroke';
  /** 레이블 앞에 표시할 그림입니다. 가로와 세로 12pt이며 레이블과 같은 색으로 칠해집니다. */
  prefixIcon?: ImageSourcePropType;
  /** 작업 중인지 여부입니다. `disabled`와 똑같이 누를 수 없고 흐려지며, 진행 표시는 없습니다. */
  isLoading?: boolean;
  /** 비활성화할지 여부입니다. 누를 수 없고 불투명도가 0.55가 됩니다. */
  disabled?: boolean;
  /** 버튼 바깥의 스타일입니다. 너비와 여백에 사용하며, 배경색은 `variant`가 `'stroke'`일 때만 보입니다. */
  style?: StyleProp<ViewStyle>;
}

/** 배경과 레이블이 있는 버튼입니다. 세로 배치에서는 부모의 너비를 채우고, 가로 배치에서는 내용에 맞춰집니다. */
export const ZSBlockButton = memo(function ZSBlockButton({
  title,
  typo,
  intent = 'primary',
  variant = 'solid',
  prefixIcon,
  isLoading = false,
  disabled = false,
  ...rest
}: ZSBlockButtonProps) {
  const { palette } = useTheme();
  const size = typo.split('.')[1] as TypoSubStyle;
  const colors = blockButtonColors(intent, variant);
  return (
    <ZSPressable isLoading={isLoading} disabled={disabled} {...rest}>
      <ZSView
        color={colors.background}
        style={[
          styles.box,
          { paddingHorizontal: HORIZONTAL[size] ?? 10, paddingVertical: VERTICAL[size] ?? 8 },
          variant === 'stroke' && [styles.stroke, { borderColor: palette[intent][50] }],
        ]}
      >
        {prefixIcon && (
          <Image
            source={prefixIcon}
            style={styles.icon}
            tintColor={textColor(palette, colors.label)}
          />
        )}
        <ZSText typo={typo} color={colors.label}>
          {title}
        </ZSText>
      </ZSView>
    </ZSPressable>
  );
});

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    borderRadius: 6,
  },
  stroke: { borderWidth: 1, backgroundColor: 'transparent' },
  icon: { width: 12, height: 12, marginTop: 1 },
});
