import { ModalBackground } from '../ModalBackground';
import type { Slot } from '../slots';
import { Z_INDEX } from '../zIndex';
import { AlertCard } from './AlertCard';
import type { ShowAlertProps } from './types';

/** Props of AlertHost. */
export interface AlertHostProps extends Slot<ShowAlertProps> {
  onClose: () => void;
}

/** Renders the alert of the provider. */
export function AlertHost({ isOpen, props: alert, onClose }: AlertHostProps) {
  const { isBackgroundTouchClose = true } = alert;
  return (
    <ModalBackground
      isShown={isOpen}
      zIndex={Z_INDEX.alert}
      onPress={isBackgroundTouchClose ? onClose : undefined}
    >
      <AlertCard alert={alert} onClose={onClose} />
    </ModalBackground>
  );
}
