import { StyleSheet, type TextProps, type TextStyle } from 'react-native';
import { useEnv } from './env.ts';

/** Default font size in pixels of the device. */
const DEFAULT_FONT_SIZE = 14;

/** Family name of the bold system font in a toolkit; on the web it is a weight of the system font. */
const SYSTEM_BOLD = 'System-Bold';

type TextLike = Pick<TextProps, 'allowFontScaling' | 'maxFontSizeMultiplier' | 'style'>;

/**
 * Styles of text that react-native-web lacks: the font scale of the device, and the family
 * `System-Bold`. Undefined when neither applies.
 */
export function useTextStyle(props: TextLike): TextStyle | undefined {
  const { fontScale } = useEnv();
  const style = StyleSheet.flatten(props.style) ?? {};
  const bold: TextStyle | undefined =
    style.fontFamily === SYSTEM_BOLD ? { fontFamily: 'System', fontWeight: '700' } : undefined;
  if (fontScale === 1 || props.allowFontScaling === false) {
    return bold;
  }
  const { fontSize = DEFAULT_FONT_SIZE, lineHeight } = style;
  const scale = Math.min(fontScale, props.maxFontSizeMultiplier || Number.POSITIVE_INFINITY);
  return {
    ...bold,
    fontSize: fontSize * scale,
    ...(lineHeight ? { lineHeight: lineHeight * scale } : {}),
  };
}
