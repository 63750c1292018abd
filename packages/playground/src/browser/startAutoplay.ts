import { autoplayed } from './autoplayed.ts';
import type { Player } from './Player.ts';
import { recordPosterPresses } from './recordPosterPresses.ts';

/** Time that a phone is in view before it plays. */
const IN_VIEW_MS = 500;

/** Events of a reader that cancel the autoplay. */
const INTERACTION_EVENTS = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Label that the phone presses; a page may remove the attribute at any time. */
const labelOf = ({ parts }: Player) => parts.root.dataset.play;

/** Calls back once the phone has been in view for `IN_VIEW_MS`. @returns cancels */
function whenInView(body: Element, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) {
        timer = setTimeout(act, IN_VIEW_MS);
      }
    },
    { threshold: 0.6 },
  );
  observer.observe(body);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Opens what the poster shows, without motion: the poster stays visible until then.
 * @param wanted names of controls that the reader has pressed on the poster meanwhile
 */
async function openWithoutMotion(
  player: Player,
  settled: Promise<unknown>,
  wanted: readonly string[],
): Promise<void> {
  const { body } = player.parts;
  body.dataset.held = '';
  await settled;
  const label = labelOf(player);
  if (label !== undefined && player.state === 'running' && player.source === player.original) {
    await player.press(label);
    await twoFrames();
    for (const name of wanted) {
      if (name !== label) {
        await player.press(name);
      }
    }
  }
  delete body.dataset.held;
}

/**
 * Presses the control that `data-play` names once the phone is in view for the first time in a visit,
 * under an animated dot. An interaction of the reader cancels it; presses on the poster are replayed.
 * With reduced motion the phone opens behind the poster.
 * @returns cancels
 */
export function startAutoplay(player: Player, settled: Promise<unknown>): () => void {
  const { root, body, screen, name } = player.parts;
  if (labelOf(player) === undefined) {
    return () => undefined;
  }
  const coming = new AbortController();
  settled.then(() => coming.abort());
  let opening = prefersReducedMotion();
  const wanted = recordPosterPresses(screen, coming.signal, () => {
    if (!opening) {
      opening = true;
      openWithoutMotion(player, settled, wanted);
    }
  });
  if (opening) {
    openWithoutMotion(player, settled, wanted);
    return () => coming.abort();
  }
  const end = new AbortController();
  const play = () => {
    const label = labelOf(player);
    end.abort();
    if (label !== undefined && player.state === 'running' && player.source === player.original) {
      autoplayed.add(name);
      root.dataset.played = '';
      player.press(label, true);
    }
  };
  settled.then(() => {
    if (!end.signal.aborted && !autoplayed.has(name)) {
      const stopLooking = whenInView(body, play);
      end.signal.addEventListener('abort', stopLooking);
    }
  });
  for (const touch of INTERACTION_EVENTS) {
    root.addEventListener(touch, () => end.abort(), { signal: end.signal, capture: true });
  }
  return () => {
    coming.abort();
    end.abort();
  };
}
