import type { TextStyle } from 'react-native';
import type {
  TypographyVariants,
  TypoOptions,
  TypoStyle,
  TypoSubStyle,
} from '../../theme/typographyTypes';

/**
 * Text style of a token such as `body.2`; undefined for an unknown step.
 * @example typoStyle({ body: { 2: { fontSize: 14 } } }, 'body.2') // { fontSize: 14 }
 */
export function typoStyle(typography: TypographyVariants, typo: TypoOptions): TextStyle {
  const [name, step] = typo.split('.') as [TypoStyle, TypoSubStyle];
  // The published type allows any style prop; the groups contain plain objects.
  return typography[name][step] as TextStyle;
}
