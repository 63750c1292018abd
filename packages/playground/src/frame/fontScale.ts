import { StyleSheet, type TextProps, type TextStyle } from 'react-native';
import { useEnv } from './env.ts';

/** Size of text that names none. */
const BASE_SIZE = 14;

type Scaled = Pick<TextProps, 'allowFontScaling' | 'maxFontSizeMultiplier' | 'style'>;

/** Sizes that text takes under the reader's text size; nothing where it stays as it is. */
export function useGrownStyle(props: Scaled): TextStyle | undefined {
  const { fontScale } = useEnv();
  if (fontScale === 1 || props.allowFontScaling === false) {
    return undefined;
  }
  const most = props.maxFontSizeMultiplier || Number.POSITIVE_INFINITY;
  const scale = Math.min(fontScale, most);
  const { fontSize = BASE_SIZE, lineHeight } = StyleSheet.flatten(props.style) ?? {};
  return {
    fontSize: fontSize * scale,
    ...(lineHeight ? { lineHeight: lineHeight * scale } : {}),
  };
}
