import { memo } from 'react';
import type { TextProps } from 'react-native';
import { textColor } from '../../theme/colorTokens';
import type { TypoColorOptions } from '../../theme/tokenTypes';
import type { TypoOptions } from '../../theme/typographyTypes';
import { useTheme } from '../../theme/useTheme';
import { TextAtom } from './TextAtom';
import { typoStyle } from './typoStyle';

/** `ZSText`의 속성입니다. */
export interface ZSTextProps extends TextProps {
  /** 텍스트 스타일의 이름입니다. */
  typo?: TypoOptions;
  /** 글자색의 이름입니다. 이름만 적으면 `palette.text`의 색을, `이름.단계`로 적으면 팔레트의 그 단계를 사용합니다. */
  color?: TypoColorOptions;
}

/** 테마의 타이포그래피와 글자색을 적용한 `Text`입니다. `style`이 가장 나중에 적용됩니다. */
export const ZSText = memo(function ZSText({
  typo = 'body.2',
  color = 'base',
  style,
  ...rest
}: ZSTextProps) {
  const { palette, typography } = useTheme();
  return (
    <TextAtom
      {...rest}
      style={[typoStyle(typography, typo), { color: textColor(palette, color) }, style]}
    />
  );
});
