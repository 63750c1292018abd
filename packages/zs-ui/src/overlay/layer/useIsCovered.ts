import { useSyncExternalStore } from 'react';
import { LAYERS } from '../layers';
import { useOverlayStore } from '../store/OverlayContext';

/** Whether an open overlay above the given z-index holds the screen. */
export function useIsCovered(zIndex: number): boolean {
  const { state, topModal } = useOverlayStore();
  const read = () => {
    const top = topModal();
    return top !== undefined && LAYERS[top] > zIndex;
  };
  return useSyncExternalStore(state.subscribe, read, read);
}
