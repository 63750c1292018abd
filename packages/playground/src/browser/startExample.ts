import { ko } from '../shared/text/ko.ts';
import { adoptStyles } from './adoptStyles.ts';
import { isField, showState } from './controls/controlFields.ts';
import { startControls } from './controls/startControls.ts';
import { ExampleActions } from './ExampleActions.ts';
import { fieldStyles } from './fieldStyles.js';
import { loaded } from './loaded.ts';
import { watchColorMode } from './player/colorMode.ts';
import { findParts } from './player/ExampleParts.ts';
import { reloadButton } from './player/Notice.ts';
import { Player } from './player/Player.ts';
import type { PinnedPhone } from './player/pinPhone.ts';
import type { PlaygroundSettings } from './settings.ts';
import { savedEdit } from './share/savedEdits.ts';
import { sharedPhone } from './share/sharedPhone.ts';

const text = ko.host;

/** A started example. */
export interface RunningExample {
  player: Player;
  /** Resolves once it runs, has failed, or waits for the Run button. */
  settled: Promise<unknown>;
  stop: () => void;
}

/** Shows the code of a link. */
async function showShared(player: Player, actions: ExampleActions): Promise<void> {
  const part = await loaded(import('./share/shareLink.ts'));
  if (!part) {
    await player.runOriginal();
    player.notice.show(text.badLink.unloaded, reloadButton);
    return;
  }
  // Clickjacking: inside a frame of another site, the Run button may be pressed unknowingly.
  const shared =
    window.top === window
      ? await part.readShareHash(window.location.hash)
      : ({ fault: 'framed' } as const);
  if ('fault' in shared || shared.name !== player.parts.name) {
    const bad = 'fault' in shared ? shared : ({ fault: 'broken' } as const);
    await player.runOriginal();
    player.notice.show(`${part.placeOf(bad)}${text.badLink[bad.fault]}`);
    return;
  }
  await actions.showUnread(shared.source);
}

/** Runs the saved edit of this tab, else the example as its file has it. */
function runSavedOrOriginal(player: Player, actions: ExampleActions): Promise<unknown> {
  const { parts, original } = player;
  const saved = parts.code ? savedEdit(parts.name) : undefined;
  return saved === undefined || saved === original ? player.runOriginal() : actions.restore(saved);
}

/** Starts one example of the page. */
export function startExample(root: HTMLElement, settings: PlaygroundSettings): RunningExample {
  const { loadApp, loadSwatches = async () => [] } = settings;
  adoptStyles(fieldStyles);
  const parts = findParts(root);
  const player = new Player(parts, settings);
  const actions = new ExampleActions(player, loadApp);
  actions.onEdit = (source) => {
    for (const { follow } of controls) {
      follow(source);
    }
  };
  let pinned: Promise<PinnedPhone | undefined> | undefined;
  const pin = async (control: HTMLElement, usedAt: number) => {
    pinned ??= loaded(import('./player/pinPhone.ts')).then((part) =>
      part?.pinPhone(root, text.closePinned),
    );
    const phone = await pinned;
    if (!phone) {
      // The control has done its work without; the next one asks again.
      pinned = undefined;
    }
    phone?.show(control, usedAt);
  };
  const controls = parts.controls.map((form) =>
    startControls(form, player, actions, pin, loadSwatches),
  );
  const settled =
    sharedPhone(document) === root
      ? showShared(player, actions)
      : runSavedOrOriginal(player, actions);
  parts.device?.addEventListener('input', ({ target }) => {
    if (isField(target)) {
      showState(target, target.value);
    }
  });
  const stopWatching = watchColorMode(() => player.setDevice());
  return {
    player,
    settled,
    stop() {
      stopWatching();
      pinned?.then((phone) => phone?.stop());
      actions.savePendingEdit();
      player.close();
    },
  };
}
