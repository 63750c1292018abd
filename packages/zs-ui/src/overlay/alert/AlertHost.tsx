import { StyleSheet, View } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { FILL } from '../layer/fill';
import { ModalLayer } from '../layer/ModalLayer';
import { Scrim } from '../layer/Scrim';
import { useOverlayPart, useOverlayStore } from '../store/OverlayContext';
import { AlertCard } from './AlertCard';

const ENTER_DURATION_MS = 300;
const EXIT_DURATION_MS = 100;

/** Renders the alert of the provider. */
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
      exitDuration={EXIT_DURATION_MS}
      initialFocus="first"
    >
      <Scrim isShown={isOpen} onPress={isBackgroundTouchClose ? closeThis : undefined} />
      <View style={styles.centre} pointerEvents="box-none">
        <Reveal
          key={id}
          isShown={isOpen}
          from="below"
          duration={ENTER_DURATION_MS}
          exitDuration={EXIT_DURATION_MS}
        >
          <AlertCard alert={alert} onClose={closeThis} />
        </Reveal>
      </View>
    </ModalLayer>
  );
}

const styles = StyleSheet.create({
  centre: { ...FILL, alignItems: 'center', justifyContent: 'center' },
});
