import { StyleSheet, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { FILL } from '../layer/fill';
import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { AlertCard } from './AlertCard';

/** Time (ms) the card takes to come and to go. */
const ENTER = 300;
const EXIT = 100;

/** Shows the provider's alert. */
export function AlertHost() {
  const { close } = useOverlayStore();
  const { isOpen, id, props: alert = {} } = useOverlayPart('alert');
  const { title, informative, isBackgroundTouchClose = true } = alert;
  const closeThis = () => close('alert', id);
  return (
    <ModalLayer
      kind="alert"
      role="alertdialog"
      label={title || informative || '알림'}
      isLabelShown={Boolean(title || informative)}
      exitDuration={EXIT}
      initialFocus="first"
    >
      <Scrim isShown={isOpen} onPress={isBackgroundTouchClose ? closeThis : undefined} />
      <View style={styles.centre} pointerEvents="box-none">
        <Reveal key={id} isShown={isOpen} from="below" duration={ENTER} exitDuration={EXIT}>
          <AlertCard alert={alert} onClose={closeThis} />
        </Reveal>
      </View>
    </ModalLayer>
  );
}

const styles = StyleSheet.create({
  centre: { ...FILL, alignItems: 'center', justifyContent: 'center' },
});
