import { useSyncExternalStore } from 'react';
import { useOverlayStore } from '../store/OverlayContext';
import { Z_INDEX } from '../zIndex';

/** True while a modal overlay is open above the z-index. */
export function useIsCovered(zIndex: number): boolean {
  const { state, topModal } = useOverlayStore();
  const read = () => {
    const top = topModal();
    return top !== undefined && Z_INDEX[top] > zIndex;
  };
  return useSyncExternalStore(state.subscribe, read, read);
}
