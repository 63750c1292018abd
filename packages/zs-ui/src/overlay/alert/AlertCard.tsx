import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { webProps } from '../../platform/webProps';
import { useTheme } from '../../theme/useTheme';
import { ZSText } from '../../ui/text/ZSText';
import { AlertButtons, type AlertButtonsProps } from './AlertButtons';

/** Minimum margins (pt), left and right together. */
const SIDE_MARGINS = 60;
const MAX_WIDTH = 400;

/** Title, message and buttons of an alert. */
export function AlertCard({ alert, onClose }: AlertButtonsProps) {
  const { palette } = useTheme();
  const window = useWindowDimensions();
  const { title = '', informative = '', titleStyle, informativeStyle } = alert;
  return (
    <View
      style={[
        styles.card,
        {
          width: Math.min(window.width - SIDE_MARGINS, MAX_WIDTH),
          backgroundColor: palette.background.base,
        },
      ]}
    >
      {title !== '' && (
        <ZSText
          typo="subTitle.1"
          role="heading"
          {...webProps({ 'aria-level': 2 })}
          style={titleStyle}
        >
          {title}
        </ZSText>
      )}
      {informative !== '' && (
        <ZSText typo="body.2" style={[title !== '' && styles.belowTitle, informativeStyle]}>
          {informative}
        </ZSText>
      )}
      <AlertButtons alert={alert} onClose={onClose} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: 22, paddingTop: 24, paddingBottom: 18, paddingHorizontal: 20 },
  belowTitle: { marginTop: 8 },
});
