import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { readable } from '../../theme/contrast';
import { useTheme } from '../../theme/useTheme';
import { AlertButton } from './AlertButton';
import type { AlertAction, ShowAlertProps } from './types';

const CONFIRM: AlertAction = { label: '확인' };

/** Props of AlertButtons. */
export interface AlertButtonsProps {
  alert: ShowAlertProps;
  /** Closes the alert the buttons belong to. */
  onClose: () => void;
}

/** The colour under the primary label: the app's own when it can be measured. */
function primaryBackground(style: StyleProp<ViewStyle>, themed: string): string {
  const own = StyleSheet.flatten(style)?.backgroundColor;
  return typeof own === 'string' ? own : themed;
}

/** The button row of an alert: secondary left, primary right, or one button across. */
export function AlertButtons({ alert, onClose }: AlertButtonsProps) {
  const { palette } = useTheme();
  const { primary, secondary } = alert.actions ?? { primary: CONFIRM };
  // The published types allow animated values here; what draws the button takes plain ones.
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
