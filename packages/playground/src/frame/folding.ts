import { setFoldingState } from '@0610studio/zs-ui/preview';
import { getEnv, subscribeEnv } from './env.ts';

function fold(): void {
  if (getEnv().unfolded) {
    setFoldingState('unfolded', window.innerWidth);
  } else {
    setFoldingState(undefined);
  }
}

/** Opens and closes the foldable as the page's device does; its width is the frame's own. */
export function startFolding(): void {
  subscribeEnv(fold);
  window.addEventListener('resize', fold);
}
