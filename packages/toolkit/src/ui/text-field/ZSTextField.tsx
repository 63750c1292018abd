import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { IS_PREVIEW } from '../../platform/preview';
import { useTheme } from '../../theme/useTheme';
import { typoStyle } from '../text/typoStyle';
import { boxShape, estimatedHeight } from './boxShape';
import { ClearButton } from './ClearButton';
import { ErrorComponent } from './ErrorComponent';
import { FieldInput } from './FieldInput';
import { FloatingLabel } from './FloatingLabel';
import type { ZSTextFieldProps } from './types';
import { useColorFade, useFieldColors } from './useFieldColors';

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
  const isFloating = isFocused || value !== '';
  const colors = useFieldColors({ ...colorProps, value, status }, isFocused);
  const borderFade = useColorFade('border-color');
  const { fontSize = 17, fontFamily = '' } = typoStyle(typography, typo);
  const textStyle = { fontSize, fontFamily };
  const [boxHeight, setBoxHeight] = useState(IS_PREVIEW ? estimatedHeight(fontSize, boxStyle) : 0);
  const shape = boxShape({ boxStyle, innerBoxStyle, isTextArea, borderWidth, borderRadius });
  return (
    <View style={styles.field}>
      <View
        style={[
          shape,
          borderFade,
          { paddingHorizontal, borderColor: colors.border, backgroundColor: colors.background },
        ]}
        onLayout={({ nativeEvent }) => setBoxHeight(nativeEvent.layout.height)}
        pointerEvents={disabled ? 'none' : 'auto'}
      >
        <FieldInput
          ref={ref}
          value={value}
          onChangeText={(text) => onChangeText?.(text)}
          allowFontScaling={allowFontScaling}
          textInputProps={textInputProps}
          textStyle={textStyle}
          color={colors.text}
          selectionColor={colors.selection}
          onFocusChange={setIsFocused}
        />
        <FloatingLabel
          label={label}
          isFloating={isFloating}
          boxStyle={boxStyle}
          boxHeight={boxHeight}
          isTextArea={isTextArea}
          left={paddingHorizontal}
          textStyle={textStyle}
          color={colors.label}
          backgroundColor={colors.labelBackground}
          allowFontScaling={allowFontScaling}
        />
        {isFocused && value !== '' && (
          <ClearButton isTextArea={isTextArea} onPress={() => onChangeText?.('')} />
        )}
      </View>
      {status === 'error' && Boolean(errorMessage) && (
        <ErrorComponent errorMessage={errorMessage ?? ''} errorColor={colors.error} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ field: { alignSelf: 'stretch', width: '100%' } });
