import { StyleSheet, type TextProps, type TextStyle } from 'react-native';
import { useEnv } from './env.ts';

/** Size of text that names none, in pixels of the device. */
const DEFAULT_FONT_SIZE = 14;

/** Family by which a toolkit names the system's bold face: browsers have a weight for it, and no name. */
const SYSTEM_BOLD = 'System-Bold';

type TextLike = Pick<TextProps, 'allowFontScaling' | 'maxFontSizeMultiplier' | 'style'>;

/**
 * What the web version of React Native leaves out of the style of text: the reader's text size and
 * the family `System-Bold`. Undefined where the style stays as it is.
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
