import { sharedName } from '../shared/sharedName.ts';
import type { ColorOptions } from './colorFields.ts';
import { ExampleActions } from './ExampleActions.ts';
import { findParts } from './ExampleParts.ts';
import { Player, type PlayerOptions } from './Player.ts';
import { type Controls, startControls } from './startControls.ts';

/** Period between looks at a frame that has the reader's focus, in milliseconds. */
const LOOK_EVERY = 4000;

async function showShared(
  player: Player,
  actions: ExampleActions,
  { text }: PlayerOptions,
): Promise<void> {
  const { readShareHash } = await import('./shareLink.ts');
  // A page inside another site can be laid under a press that was meant for something else.
  const shared =
    window.top === window
      ? await readShareHash(window.location.hash)
      : ({ fault: 'framed' } as const);
  if ('fault' in shared) {
    await player.runOriginal();
    player.notice.say(text.badLink[shared.fault]);
    return;
  }
  player.parts.root.dataset.state = 'unread';
  await actions.showUnread(shared.source);
}

/**
 * Brings one example of the page to life.
 * @returns the way to end it, when the page goes
 */
export function startExample(root: HTMLElement, options: PlayerOptions & ColorOptions): () => void {
  const parts = findParts(root);
  const player = new Player(parts, options);
  let controls: Controls | undefined;
  const actions = new ExampleActions(player, options.text, (source) => controls?.follow(source));
  if (parts.controls) {
    controls = startControls(parts.controls, player, actions, options);
  }
  if (sharedName(window.location.hash) === parts.name) {
    showShared(player, actions, options);
  } else {
    player.runOriginal();
  }
  const looking = setInterval(() => {
    if (document.activeElement?.parentElement === parts.screen) {
      player.check();
    }
  }, LOOK_EVERY);
  const themes = new MutationObserver(() => player.updateDevice());
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    clearInterval(looking);
    themes.disconnect();
    player.close();
  };
}
