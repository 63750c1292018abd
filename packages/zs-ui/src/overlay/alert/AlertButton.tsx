import {
  Pressable,
  type StyleProp,
  StyleSheet,
  type TextStyle,
  type ViewStyle,
} from 'react-native';
import { ZSText } from '../../ui/text/ZSText';

/** Opacity of a pressed button. */
const PRESSED_OPACITY = 0.7;

/** Props of AlertButton. */
export interface AlertButtonProps {
  label: string;
  onPress: () => void;
  backgroundColor: string;
  labelColor: string;
  style: StyleProp<ViewStyle>;
  labelStyle: StyleProp<TextStyle>;
}

/** A button of an alert. */
export function AlertButton(props: AlertButtonProps) {
  const { label, onPress, backgroundColor, labelColor, style, labelStyle } = props;
  return (
    <Pressable
      role="button"
      onPress={onPress}
      style={({ pressed }) => [
        styles.button,
        { backgroundColor, opacity: pressed ? PRESSED_OPACITY : 1 },
        style,
      ]}
    >
      <ZSText typo="label.2" style={[{ color: labelColor }, labelStyle]}>
        {label}
      </ZSText>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    flex: 1,
    minHeight: 44,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 12,
    paddingVertical: 14,
  },
});
