import { StyleSheet, useWindowDimensions } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useTheme } from '../../theme/useTheme';
import { ZSText } from '../../ui/text/ZSText';
import { AlertButtons, type AlertButtonsProps } from './AlertButtons';

const ENTER_DURATION_MS = 300;
/** Minimum margins (pt), left and right together. */
const SIDE_MARGINS = 60;
const MAX_WIDTH = 400;

/** Title, message and buttons of an alert. */
export function AlertCard({ alert, onClose }: AlertButtonsProps) {
  const { palette } = useTheme();
  const { width: windowWidth } = useWindowDimensions();
  const { title, informative, titleStyle, informativeStyle } = alert;
  const width = Math.min(windowWidth - SIDE_MARGINS, MAX_WIDTH);
  return (
    <Reveal
      from="below"
      duration={ENTER_DURATION_MS}
      style={[styles.card, { width, backgroundColor: palette.background.base }]}
    >
      {title ? (
        <ZSText typo="subTitle.1" style={[styles.title, titleStyle]}>
          {title}
        </ZSText>
      ) : null}
      {informative ? (
        <ZSText typo="body.2" style={[styles.informative, informativeStyle]}>
          {informative}
        </ZSText>
      ) : null}
      <AlertButtons alert={alert} onClose={onClose} />
    </Reveal>
  );
}

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    borderRadius: 22,
    paddingTop: 24,
    paddingBottom: 18,
    paddingHorizontal: 20,
  },
  title: { width: '100%', marginBottom: 8, paddingHorizontal: 4 },
  informative: { width: '100%', marginTop: 8, paddingHorizontal: 4 },
});
