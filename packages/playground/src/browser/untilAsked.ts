import type { HostText } from '../shared/text/text.ts';
import type { Player } from './Player.ts';

/**
 * Offers to run the example, for a reader who saves data: its frame is fetched once they press the
 * button or its picture. What else they do that runs it takes the offer back.
 */
export function untilAsked(player: Player, text: HostText): Promise<void> {
  player.waitForReader();
  return new Promise((resolve) => {
    const over = new AbortController();
    const stopListening = player.onState(() => {
      over.abort();
      stopListening();
    });
    const ask = () => {
      if (!over.signal.aborted) {
        resolve();
      }
    };
    player.parts.screen.addEventListener('click', ask, { signal: over.signal });
    player.notice.show(text.savesData, { label: text.run, onPress: ask });
  });
}
