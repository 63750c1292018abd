import { type ColorValue, StyleSheet, TextInput, type TextStyle } from 'react-native';
import { webProps } from '../../platform/webProps';
import type { ZSTextFieldProps } from './types';

type FromField = Pick<
  ZSTextFieldProps,
  'ref' | 'value' | 'onChangeText' | 'textInputProps' | 'isTextArea' | 'disabled'
>;

interface FieldInputProps extends FromField {
  label: string;
  allowFontScaling: boolean;
  isError: boolean;
  /** Error message, and the id of its element. */
  message: { id: string; text: string | undefined } | undefined;
  textStyle: TextStyle;
  color: ColorValue;
  selectionColor: ColorValue;
  onFocusChange: (isFocused: boolean) => void;
}

/** Removes the browser's focus ring: the border shows the focus. */
const NO_OUTLINE = webProps({ outlineStyle: 'none' });

/** Input of a text field. */
export function FieldInput({
  textInputProps,
  label,
  disabled,
  isTextArea,
  isError,
  message,
  textStyle,
  color,
  onFocusChange,
  ...props
}: FieldInputProps) {
  return (
    <TextInput
      aria-label={label}
      aria-disabled={disabled}
      accessibilityHint={message?.text}
      {...webProps({ 'aria-invalid': isError, 'aria-describedby': message?.id })}
      {...textInputProps}
      {...props}
      editable={disabled ? false : textInputProps?.editable}
      onFocus={(event) => {
        onFocusChange(true);
        textInputProps?.onFocus?.(event);
      }}
      onBlur={(event) => {
        onFocusChange(false);
        textInputProps?.onBlur?.(event);
      }}
      autoCorrect={false}
      spellCheck={false}
      style={[
        textStyle,
        styles.input,
        NO_OUTLINE,
        isTextArea && styles.area,
        { color },
        textInputProps?.style,
      ]}
    />
  );
}

const styles = StyleSheet.create({
  input: { flex: 1, alignSelf: 'stretch', minHeight: 44, padding: 0 },
  area: { paddingVertical: 16, textAlignVertical: 'top' },
});
