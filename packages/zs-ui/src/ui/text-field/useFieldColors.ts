import { readable } from '../../theme/contrast';
import { useTheme } from '../../theme/useTheme';
import type { ZSTextFieldProps } from './types';

/** Colours of a text field in its state; an error takes precedence over focus. */
export function useFieldColors(props: ZSTextFieldProps, isFocused: boolean, isFloating: boolean) {
  const { palette } = useTheme();
  const labelBackground = props.labelBgColor ?? palette.background.base;
  const focus = props.focusColor ?? palette.primary.main;
  const error = props.errorColor ?? palette.danger.main;
  const errorText = readable(error, labelBackground, palette.text.danger);
  const placeHolder = props.placeHolderColor ?? palette.grey[40];
  const common = {
    background: props.inputBgColor ?? palette.background.base,
    labelBackground,
    text: palette.text.base,
    errorText,
    selection: palette.grey[50],
    clear: palette.text.secondary,
  };
  if (props.status === 'error') {
    return { ...common, border: error, label: errorText };
  }
  if (isFocused) {
    return { ...common, border: focus, label: readable(focus, labelBackground, palette.text.base) };
  }
  return {
    ...common,
    border: props.borderColor ?? palette.grey[30],
    label: isFloating
      ? (props.labelColor ?? palette.text.secondary)
      : (props.placeHolderColor ?? readable(placeHolder, labelBackground, palette.text.secondary)),
  };
}
