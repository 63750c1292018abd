import { usePresence } from '../../motion/usePresence';
import { useTheme } from '../../theme/useTheme';
import type { ZSTextFieldProps } from './types';

/** Time (ms) for which a colour stays after its reason has gone, and of the floating label. */
export const FIELD_DURATION_MS = 200;

/** Colours of a text field in its state; an error takes precedence over focus. */
export function useFieldColors(props: ZSTextFieldProps, isFocused: boolean, isFloating: boolean) {
  const { palette } = useTheme();
  const showsError = usePresence(props.status === 'error', FIELD_DURATION_MS);
  const showsFocus = usePresence(isFocused, FIELD_DURATION_MS);
  const showsFloating = usePresence(isFloating, FIELD_DURATION_MS);
  const error = props.errorColor || palette.danger.main;
  const focus = props.focusColor || palette.primary.main;
  const resting = showsFloating
    ? props.labelColor || palette.text.secondary
    : props.placeHolderColor || palette.grey[40];
  const stated = (showsError && error) || (showsFocus && focus);
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
