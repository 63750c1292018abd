import { keepPresses } from './keepPresses.ts';
import type { Player } from './Player.ts';
import { playedOnce } from './playedOnce.ts';

/** How long a phone is in view before it plays, in milliseconds. */
const PAUSE = 500;

/** What a reader does to a phone before it plays, and it does not. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input'] as const;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What the phone presses by itself; a page may take it away at any time. */
const labelOf = ({ parts }: Player) => parts.root.dataset.play;

/** Calls back once the phone has been in view for a moment. @returns the way to stop */
function whenInView(body: Element, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) {
        timer = setTimeout(act, PAUSE);
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
 * Shows what the picture shows, without motion: the picture stays until the phone is as far.
 * @param wanted names of what its reader has pressed on the picture meanwhile
 */
async function openStill(
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
 * Lets a phone that comes into view for the first time in a visit press what its `data-play` names,
 * under a dot as a finger would, and leaves it to its reader. A reader who touches it first has it at
 * once, and one who presses something on its picture has that pressed. Where motion is unwanted it
 * opens unseen.
 * @returns the way to stop
 */
export function playOnce(player: Player, settled: Promise<unknown>): () => void {
  const { root, body, screen, name } = player.parts;
  if (labelOf(player) === undefined) {
    return () => undefined;
  }
  const coming = new AbortController();
  settled.then(() => coming.abort());
  let opening = isStill();
  const wanted = keepPresses(screen, coming.signal, () => {
    if (!opening) {
      opening = true;
      openStill(player, settled, wanted);
    }
  });
  if (opening) {
    openStill(player, settled, wanted);
    return () => coming.abort();
  }
  const end = new AbortController();
  const play = () => {
    const label = labelOf(player);
    end.abort();
    if (label !== undefined && player.state === 'running' && player.source === player.original) {
      playedOnce.add(name);
      root.dataset.played = '';
      player.press(label, true);
    }
  };
  settled.then(() => {
    if (!end.signal.aborted && !playedOnce.has(name)) {
      const stopLooking = whenInView(body, play);
      end.signal.addEventListener('abort', stopLooking);
    }
  });
  for (const touch of TOUCHES) {
    root.addEventListener(touch, () => end.abort(), { signal: end.signal, capture: true });
  }
  return () => {
    coming.abort();
    end.abort();
  };
}
