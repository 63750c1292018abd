import { sharedName } from '../shared/sharedName.ts';
import { en } from '../shared/text/en.ts';
import type { HostText } from '../shared/text/text.ts';
import { adoptStyles } from './adoptStyles.ts';
import { ExampleActions } from './ExampleActions.ts';
import { findParts } from './ExampleParts.ts';
import { fieldStyles } from './fieldStyles.js';
import { keptEdits } from './keptEdits.ts';
import { handleOf, type PhoneHandle } from './PhoneHandle.ts';
import { Player } from './Player.ts';
import { watchTheme } from './pageTheme.ts';
import { playOnce } from './playOnce.ts';
import type { PlaygroundSettings } from './settings.ts';
import { startControls } from './startControls.ts';

/** A running example and the way to end it, when the page goes. */
export interface RunningExample {
  handle: PhoneHandle;
  /** Resolves once it runs, has failed or waits for its reader. */
  settled: Promise<unknown>;
  stop: () => void;
}

async function showShared(player: Player, actions: ExampleActions, text: HostText): Promise<void> {
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
  await actions.showUnread(shared.source);
}

/** Runs what the reader wrote before they left the page, else the example as its file has it. */
function showOwn(player: Player, actions: ExampleActions): Promise<unknown> {
  const { parts, original } = player;
  const kept = parts.code ? keptEdits.get(parts.name) : undefined;
  return kept === undefined || kept === original ? player.runOriginal() : actions.restore(kept);
}

/** Fields beside the preview are as high as that, whatever they hold: opening them moves nothing. */
function openBeside(controls: HTMLFormElement | null): void {
  const panel = controls?.closest('details');
  if (panel && getComputedStyle(panel).contain === 'size') {
    panel.open = true;
  }
}

/** Brings one example of the page to life. */
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
  openBeside(parts.controls);
  const settled =
    sharedName(window.location.hash) === parts.name
      ? showShared(player, actions, text)
      : showOwn(player, actions);
  const stopPlaying = playOnce(player, settled);
  const stopWatching = watchTheme(() => player.updateDevice());
  return {
    handle: handleOf(player, actions, text),
    settled,
    stop() {
      stopWatching();
      stopPlaying();
      actions.leave();
      player.close();
    },
  };
}
