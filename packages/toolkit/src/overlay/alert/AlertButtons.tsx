import { StyleSheet, View } from 'react-native';
import { useTheme } from '../../theme/useTheme';
import { ZSText } from '../../ui/text/ZSText';
import { AlertButton } from './AlertButton';
import type { AlertAction, ShowAlertProps } from './types';

const CONFIRM = '확인';

/** Props of AlertButtons. */
export interface AlertButtonsProps {
  alert: ShowAlertProps;
  /** Closes the alert. */
  onClose: () => void;
}

/** Buttons of an alert: secondary on the left and primary on the right, or one over the full width. */
export function AlertButtons({ alert, onClose }: AlertButtonsProps) {
  const { palette } = useTheme();
  const { actions, primaryButtonStyle, secondaryButtonStyle, secondaryButtonTextStyle } = alert;
  const secondary = actions?.secondary;
  // Closes last: an alert that `onPress` shows is closed with this one.
  const press = (action: AlertAction | undefined) => () => {
    action?.onPress?.();
    onClose();
  };
  return (
    <View style={styles.row}>
      {secondary && (
        <AlertButton
          onPress={press(secondary)}
          style={[
            { backgroundColor: palette.background.neutral, marginRight: 8 },
            secondaryButtonStyle,
          ]}
        >
          <ZSText typo="label.2" style={secondaryButtonTextStyle}>
            {secondary.label}
          </ZSText>
        </AlertButton>
      )}
      <AlertButton
        onPress={press(actions?.primary)}
        style={[{ backgroundColor: palette.primary.main }, primaryButtonStyle]}
      >
        <ZSText typo="label.2" color="white" style={secondaryButtonTextStyle}>
          {actions?.primary?.label || CONFIRM}
        </ZSText>
      </AlertButton>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    width: '100%',
    marginTop: 24,
    alignItems: 'center',
    justifyContent: 'flex-end',
  },
});
