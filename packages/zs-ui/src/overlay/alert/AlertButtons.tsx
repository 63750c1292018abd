import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { readable } from '../../theme/contrast';
import { useTheme } from '../../theme/useTheme';
import { AlertButton } from './AlertButton';
import type { AlertAction, ShowAlertProps } from './types';

const CONFIRM: AlertAction = { label: '확인' };

/** Props of AlertButtons. */
export interface AlertButtonsProps {
  alert: ShowAlertProps;
  /** Closes the alert. */
  onClose: () => void;
}

/** Background of the primary button: from its style if that is a string, else from the theme. */
function primaryBackground(style: StyleProp<ViewStyle>, themed: string): string {
  const backgroundColor = StyleSheet.flatten(style)?.backgroundColor;
  return typeof backgroundColor === 'string' ? backgroundColor : themed;
}

/** Buttons of an alert: secondary on the left and primary on the right, or one over the full width. */
export function AlertButtons({ alert, onClose }: AlertButtonsProps) {
  const { palette } = useTheme();
  const { primary, secondary } = alert.actions ?? { primary: CONFIRM };
  // The published types allow animated values, which Pressable does not accept.
  const primaryStyle = alert.primaryButtonStyle as StyleProp<ViewStyle>;
  const secondaryStyle = alert.secondaryButtonStyle as StyleProp<ViewStyle>;
  const primaryColor = primaryBackground(primaryStyle, palette.primary.main);
  const press = (action: AlertAction) => () => {
    action.onPress?.();
    onClose();
  };
  return (
    <View style={styles.row}>
      {secondary !== undefined && (
        <AlertButton
          label={secondary.label}
          onPress={press(secondary)}
          backgroundColor={palette.background.neutral}
          labelColor={palette.text.base}
          style={[styles.secondary, secondaryStyle]}
          labelStyle={alert.secondaryButtonTextStyle}
        />
      )}
      <AlertButton
        label={primary.label}
        onPress={press(primary)}
        backgroundColor={palette.primary.main}
        labelColor={readable(palette.text.white, primaryColor, palette.text.black)}
        style={primaryStyle}
        labelStyle={alert.secondaryButtonTextStyle}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', marginTop: 24 },
  secondary: { marginRight: 8 },
});
