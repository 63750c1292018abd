import { type ColorValue, TextInput, type TextStyle } from 'react-native';
import { IS_IOS } from '../../platform/preview';
import { webProps } from '../../platform/webProps';
import type { ZSTextFieldProps } from './types';

/** Added (pt) to the paddings above and below the text. */
const PLATFORM_PADDING = IS_IOS ? 8 : 4;
/** Space (pt) for the clear button. */
const CLEAR_SPACE = 25;

/** Phones draw no focus ring. */
const NO_OUTLINE = webProps({ outlineStyle: 'none' });

interface FieldInputProps
  extends Pick<ZSTextFieldProps, 'ref' | 'value' | 'onChangeText' | 'textInputProps'> {
  allowFontScaling: boolean;
  textStyle: TextStyle;
  color: ColorValue;
  selectionColor: ColorValue;
  onFocusChange: (isFocused: boolean) => void;
}

/** Input of a text field. Its own props win over `textInputProps`; only styles are merged. */
export function FieldInput(props: FieldInputProps) {
  const { textInputProps, textStyle, color, onFocusChange, ...rest } = props;
  return (
    <TextInput
      {...textInputProps}
      {...rest}
      style={[
        NO_OUTLINE,
        {
          ...textStyle,
          paddingTop: 7 + PLATFORM_PADDING,
          paddingBottom: 5 + PLATFORM_PADDING,
          paddingRight: CLEAR_SPACE,
          width: '100%',
          color,
        },
        textInputProps?.style,
      ]}
      onFocus={() => onFocusChange(true)}
      onBlur={() => onFocusChange(false)}
      autoCorrect={false}
      spellCheck={false}
    />
  );
}
