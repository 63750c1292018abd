import { sharedName } from '../shared/sharedName.ts';
import { en } from '../shared/text/en.ts';
import type { HostText } from '../shared/text/text.ts';
import { adoptStyles } from './adoptStyles.ts';
import { watchColorMode } from './colorMode.ts';
import { ExampleActions } from './ExampleActions.ts';
import { findParts } from './ExampleParts.ts';
import { fieldStyles } from './fieldStyles.js';
import { handleOf, type PhoneHandle } from './PhoneHandle.ts';
import { Player } from './Player.ts';
import { placeOf } from './placeOf.ts';
import { savedEdits } from './savedEdits.ts';
import type { PlaygroundSettings } from './settings.ts';
import { startControls } from './startControls.ts';

/** A started example. */
export interface RunningExample {
  handle: PhoneHandle;
  /** Resolves once it runs, has failed, or waits for the Run button. */
  settled: Promise<unknown>;
  stop: () => void;
}

async function showShared(player: Player, actions: ExampleActions, text: HostText): Promise<void> {
  const { readShareHash } = await import('./shareLink.ts');
  // Clickjacking: inside a frame of another site, the Run button may be pressed unknowingly.
  const shared =
    window.top === window
      ? await readShareHash(window.location.hash)
      : ({ fault: 'framed' } as const);
  if ('fault' in shared) {
    await player.runOriginal();
    player.notice.show(`${placeOf(shared, text)}${text.badLink[shared.fault]}`);
    return;
  }
  await actions.showUnread(shared.source);
}

/** Runs the saved edit of this tab, else the example as its file has it. */
function runSavedOrOriginal(player: Player, actions: ExampleActions): Promise<unknown> {
  const { parts, original } = player;
  const saved = parts.code ? savedEdits.get(parts.name) : undefined;
  return saved === undefined || saved === original ? player.runOriginal() : actions.restore(saved);
}

/** Opens the controls where they are beside the preview (`contain: size`), so that nothing moves. */
function openControlsBesidePreview(controls: HTMLFormElement | null): void {
  const panel = controls?.closest('details');
  if (panel && getComputedStyle(panel).contain === 'size') {
    panel.open = true;
  }
}

/** Starts one example of the page. */
export function startExample(root: HTMLElement, settings: PlaygroundSettings): RunningExample {
  const {
    base = '/',
    text: { host: text } = en,
    loadApp,
    loadSwatches = async () => [],
  } = settings;
  adoptStyles(fieldStyles);
  const parts = findParts(root);
  const player = new Player(parts, `${base}preview/index.html`, text, settings);
  const actions = new ExampleActions(player, text, loadApp, (source) => controls?.follow(source));
  const controls =
    parts.controls && startControls(parts.controls, player, actions, { text, loadSwatches });
  openControlsBesidePreview(parts.controls);
  const settled =
    sharedName(window.location.hash) === parts.name
      ? showShared(player, actions, text)
      : runSavedOrOriginal(player, actions);
  const stopWatching = watchColorMode(() => player.updateDevice());
  return {
    handle: handleOf(player, actions, text),
    settled,
    stop() {
      stopWatching();
      actions.savePendingEdit();
      player.close();
    },
  };
}
