import { useEffect, useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { Slot } from '../slots';
import { ModalityPanels } from './ModalityPanels';
import type { ModalityProps } from './types';
import { useModalityMotion } from './useModalityMotion';

const HIDE_DELAY_MS = 500;

/** Renders the modality of the provider. */
export function ModalityHost({ isOpen, props: modality }: Slot<ModalityProps>) {
  const [isDrawn, setIsDrawn] = useState(false);
  const motion = useModalityMotion();
  const { top } = useSafeAreaInsets();

  useEffect(() => {
    if (isOpen) {
      setIsDrawn(true);
      motion.open();
      return;
    }
    motion.close();
    const timer = setTimeout(() => setIsDrawn(false), HIDE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOpen, top]);

  return isDrawn ? <ModalityPanels modality={modality} isOpen={isOpen} motion={motion} /> : null;
}
