import type { TextStyle } from 'react-native';
import type {
  TypographyVariants,
  TypoOptions,
  TypoStyle,
  TypoSubStyle,
} from '../../theme/typographyTypes';

/**
 * Text style of a token such as `body.2`.
 * @example typoStyle({ body: { 2: { fontSize: 14 } } }, 'body.2') // { fontSize: 14 }
 * @throws Error for an unknown token
 */
export function typoStyle(typography: TypographyVariants, typo: TypoOptions): TextStyle {
  const [name, step] = typo.split('.') as [TypoStyle, TypoSubStyle];
  const style = typography[name]?.[step];
  if (style === undefined) {
    throw new Error(
      `텍스트 스타일 "${typo}"을 찾을 수 없습니다. "body.2"처럼 그룹 이름과 1~6의 번호를 적었는지 확인하세요.`,
    );
  }
  // The published type allows any style prop; the groups contain plain objects.
  return style as TextStyle;
}
