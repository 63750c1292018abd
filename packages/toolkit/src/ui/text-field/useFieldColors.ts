import { useReducedMotion } from '../../motion/useReducedMotion';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import type { ZSTextFieldProps } from './types';

/** Time (ms) in which colours fade and the label moves. */
export const FIELD_DURATION_MS = 150;

/** Colours of a text field in its state; an error takes precedence over focus. */
export function useFieldColors(props: ZSTextFieldProps, isFocused: boolean) {
  const { palette } = useTheme();
  const error = props.errorColor || palette.danger.main;
  const focus = props.focusColor || palette.primary.main;
  const resting =
    props.value === ''
      ? props.placeHolderColor || palette.grey[40]
      : props.labelColor || palette.text.secondary;
  const stated = (props.status === 'error' && error) || (isFocused && focus);
  return {
    background: props.inputBgColor || palette.background.base,
    labelBackground: props.labelBgColor || palette.background.base,
    text: palette.text.base,
    selection: palette.grey[50],
    error,
    border: stated || props.borderColor || palette.grey[30],
    label: stated || resting,
  };
}

/** Style that fades a colour in a browser, where the colours of `Animated` cannot be nested. */
export function useColorFade(property: 'color' | 'border-color') {
  const duration = useReducedMotion() ? 0 : FIELD_DURATION_MS;
  return webProps({ transitionProperty: property, transitionDuration: `${duration}ms` });
}
