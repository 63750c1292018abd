import { useId, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../theme/useTheme';
import { typoStyle } from '../text/typoStyle';
import { boxShape } from './boxShape';
import { ClearButton } from './ClearButton';
import { ErrorComponent } from './ErrorComponent';
import { FieldInput } from './FieldInput';
import { FloatingLabel } from './FloatingLabel';
import type { ZSTextFieldProps } from './types';
import { useFieldColors } from './useFieldColors';

/** 플로팅 레이블이 있는 입력창입니다. 포커스를 받고 값이 있으면 지우기 버튼이 나타납니다. */
export function ZSTextField({
  value,
  onChangeText,
  label = 'Placeholder',
  typo = 'body.2',
  status = 'default',
  errorMessage,
  boxStyle = 'outline',
  innerBoxStyle,
  isTextArea = false,
  disabled = false,
  allowFontScaling = true,
  borderWidth = 1.2,
  borderRadius = 14,
  paddingHorizontal = 15,
  textInputProps,
  ref,
  ...colorProps
}: ZSTextFieldProps) {
  const { typography } = useTheme();
  const [isFocused, setIsFocused] = useState(false);
  const errorId = useId();
  const isFloating = isFocused || value !== '';
  const isError = status === 'error';
  const hasMessage = isError && errorMessage !== undefined && errorMessage !== '';
  const colors = useFieldColors({ ...colorProps, value, status }, isFocused, isFloating);
  const textStyle = typoStyle(typography, typo);
  const shape = boxShape({ boxStyle, innerBoxStyle, isTextArea, borderWidth, borderRadius });
  return (
    <View pointerEvents={disabled ? 'none' : 'auto'}>
      <View
        style={[
          styles.box,
          shape,
          { paddingHorizontal, borderColor: colors.border, backgroundColor: colors.background },
        ]}
      >
        <FieldInput
          ref={ref}
          value={value}
          onChangeText={onChangeText}
          label={label}
          disabled={disabled}
          isTextArea={isTextArea}
          allowFontScaling={allowFontScaling}
          textInputProps={textInputProps}
          isError={isError}
          message={hasMessage ? { id: errorId, text: errorMessage } : undefined}
          textStyle={textStyle}
          color={colors.text}
          selectionColor={colors.selection}
          onFocusChange={setIsFocused}
        />
        <FloatingLabel
          label={label}
          isFloating={isFloating}
          boxStyle={boxStyle}
          isTextArea={isTextArea}
          left={paddingHorizontal}
          textStyle={textStyle}
          color={colors.label}
          backgroundColor={boxStyle === 'inbox' ? 'transparent' : colors.labelBackground}
          allowFontScaling={allowFontScaling}
        />
        {isFocused && value !== '' && (
          <ClearButton color={colors.clear} onPress={() => onChangeText?.('')} />
        )}
      </View>
      {hasMessage && (
        <View nativeID={errorId}>
          <ErrorComponent errorMessage={errorMessage} errorColor={colors.errorText} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flexDirection: 'row' },
});
