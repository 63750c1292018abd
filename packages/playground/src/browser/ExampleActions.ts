import type { DeviceApp } from '../shared/deviceApp.ts';
import { ko } from '../shared/text/ko.ts';
import { adoptStyles } from './adoptStyles.ts';
import type { Caret, Editor } from './editor/Editor.ts';
import { Listing } from './editor/Listing.ts';
import { loaded } from './loaded.ts';
import { type NoticeButton, reloadButton } from './player/Notice.ts';
import type { Player } from './player/Player.ts';
import { toggleDevice } from './player/readDevice.ts';
import type { Outcome } from './sandbox/Phone.ts';
import { saveEdit } from './share/saveEdit.ts';

const text = ko.host;

/**
 * What a click presses: a button, or a line of code, which opens the editor there. A finger scrolls and
 * selects on code, so that it takes the button.
 */
function toolAt({ target, pointerType }: PointerEvent): HTMLElement | null {
  const tool = (target as Element).closest<HTMLElement>('[data-action], pre .line');
  const isRead =
    pointerType === 'touch' || !matchMedia('(hover: hover)').matches || `${getSelection()}` !== '';
  return tool?.dataset.action || !isRead ? tool : null;
}

/** Actions of the buttons of an example. */
export class ExampleActions {
  readonly #player: Player;
  readonly #loadApp: (() => Promise<DeviceApp>) | undefined;
  /** Path of the page of the example. */
  readonly #page = window.location.pathname;
  /** The code in reading view, if it is in the page. */
  readonly #listing: Listing | undefined;
  #editor: Editor | undefined;
  /** Called whenever the reader changes the code. */
  onEdit: (source: string) => void = () => undefined;
  /** Whether the code is from a share link. Such code never runs by itself. */
  #isFromLink = false;
  /** What the buttons do, by their `data-action`. */
  readonly #actions: Readonly<Record<string, () => unknown>> = {
    edit: () => this.#toggleEditor(),
    replay: () => (this.#isUnread() ? this.#notify(text.fromLink) : this.#player.replay()),
    reset: () => this.reset(),
    share: () => this.#share(),
    fold: () => toggleDevice(this.#player.parts, 'shape'),
    theme: () => toggleDevice(this.#player.parts, 'theme'),
    app: () => this.#saveApp(),
  };

  constructor(player: Player, loadApp: (() => Promise<DeviceApp>) | undefined) {
    this.#player = player;
    this.#loadApp = loadApp;
    this.#listing = player.parts.code ? new Listing(player.parts.code) : undefined;
    player.onFault = (line) => this.#editor?.mark(line);
    player.parts.root.addEventListener('click', (event) => {
      const tool = toolAt(event);
      if (tool?.dataset.action) {
        this.#actions[tool.dataset.action]?.();
      } else if (tool) {
        const top = tool.getBoundingClientRect().top;
        this.edit(player.source, { line: this.#listing?.numberOf(tool) ?? 1, top });
      }
    });
  }

  /**
   * Shows all code of a share link without moving the focus. Only the Run button runs it, not an edit.
   */
  async showUnread(source: string): Promise<void> {
    this.#isFromLink = true;
    this.#player.holdUnread(source);
    this.#setInert(true);
    await this.edit(source);
    if (this.#editor) {
      this.#notify(text.fromLink);
    }
  }

  /** Opens the editor with the code given; nothing runs until the code changes. */
  async edit(source: string, caret?: Caret): Promise<void> {
    const { parts, notice } = this.#player;
    if (!parts.code) {
      return;
    }
    const openEditor = await loaded(
      import('./editor/Editor.ts').then((part) => {
        adoptStyles(part.editorStyles);
        return part.openEditor;
      }),
    );
    if (!openEditor) {
      notice.show(text.editorFailed(navigator.onLine), reloadButton);
      return;
    }
    this.#editor ??= openEditor(
      parts.code,
      source,
      text.editorLabel(parts.title),
      caret,
      (next) => {
        if (this.#isUnread()) {
          this.#player.source = next;
        } else {
          this.run(next);
        }
      },
    );
    this.#updateButtons();
  }

  /** Shows code, also in the editor, and runs it. */
  replace(source: string): Promise<Outcome> {
    this.#editor?.setSource(source);
    return this.run(source);
  }

  /** Restores an edit of this tab: shows it in the editor, and runs it. */
  async restore(source: string): Promise<Outcome> {
    await this.edit(source);
    return this.#editor ? this.run(source) : this.#player.runOriginal();
  }

  /** Runs changed code. */
  run(source: string): Promise<Outcome> {
    return this.#show(source, this.#player.runSource(source));
  }

  /** Shows code that was started as what the reader has made of the example. */
  #show(source: string, running: Promise<Outcome>): Promise<Outcome> {
    this.#setInert(false);
    this.onEdit(source);
    this.#saveEdit(source);
    this.#listing?.show(source);
    this.#updateButtons();
    return running;
  }

  /** Saves an edit that waits for a pause in typing, before the page is removed. */
  savePendingEdit(): void {
    if (this.#editor) {
      this.#saveEdit(this.#editor.getSource());
    }
  }

  /** Whether the code is from a share link and was not run yet. */
  #isUnread(): boolean {
    return this.#player.state === 'unread';
  }

  /** Saves an edit for the next visit of the page in this tab. */
  #saveEdit(source: string): void {
    const { original, parts } = this.#player;
    if (!this.#isFromLink && parts.code) {
      saveEdit(parts.name, source === original ? undefined : source, this.#page);
    }
  }

  #toggleEditor(): void {
    if (this.#editor) {
      this.#editor.flush();
      this.#close();
    } else {
      this.edit(this.#player.source, { line: 1 });
    }
  }

  /** Restores the example as its file has it. */
  reset(): Promise<Outcome> {
    this.#isFromLink = false;
    const running = this.#player.runOriginal();
    this.#close();
    return this.#show(this.#player.original, running);
  }

  /** Makes the controls inert, but not the tables that they are in. */
  #setInert(isInert: boolean): void {
    for (const form of this.#player.parts.controls) {
      for (const control of form.querySelectorAll('[data-control]')) {
        control.toggleAttribute('inert', isInert);
      }
    }
  }

  /** Current code, after it has run: else the end of that run would replace the notice. */
  async #sourceAfterRun(): Promise<string> {
    this.#editor?.flush();
    await this.#player.untilLoaded();
    return this.#player.source;
  }

  /** Shows the code to read, as it runs. */
  #close(): void {
    this.#editor?.close();
    this.#editor = undefined;
    this.#listing?.show(this.#player.source);
    this.#updateButtons();
  }

  #updateButtons(): void {
    const { root } = this.#player.parts;
    const edit = root.querySelector('[data-action="edit"]');
    if (edit) {
      // The label says what a press does: a state beside it would say the opposite.
      edit.textContent = this.#editor ? text.editDone : text.edit;
    }
    const changed = this.#player.source !== this.#player.original;
    root.querySelector('[data-action="reset"]')?.toggleAttribute('hidden', !changed);
  }

  /** Shares a link that carries the code. */
  async #share(): Promise<void> {
    const { name } = this.#player.parts;
    const source = await this.#sourceAfterRun();
    const part = await loaded(import('./share/shareLink.ts'));
    if (!part) {
      this.#notify(text.linkFailed(navigator.onLine), reloadButton);
      return;
    }
    const outcome = await part.shareCode({ name, source });
    if (outcome) {
      this.#notify(outcome);
    }
  }

  /** Downloads the code as an app. */
  async #saveApp(): Promise<void> {
    const { notice, parts } = this.#player;
    const loading = Promise.all([import('./share/downloadApp.ts'), this.#loadApp?.()]);
    const [part, app] = (await loaded(loading)) ?? [];
    if (!part || !app) {
      this.#notify(text.appFailed(navigator.onLine), reloadButton);
      return;
    }
    const { scene } = parts.root.dataset;
    const file = part.downloadApp(app, parts.name, await this.#sourceAfterRun(), scene);
    this.#notify(text.appSaved(file));
    notice.addCommands(app.commands.join('\n'), app.note);
  }

  /** Shows a notice; for code of a share link with the Run button. */
  #notify(message: string, button?: NoticeButton): void {
    const onPress = () => {
      this.#editor?.flush();
      this.run(this.#player.source);
    };
    const run = { label: text.run, onPress };
    this.#player.notice.show(message, this.#isUnread() ? run : button);
  }
}
