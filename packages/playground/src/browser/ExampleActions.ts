import type { Editor } from './Editor.ts';
import { openSnack } from './openSnack.ts';
import type { Player } from './Player.ts';
import type { HostText } from './text.ts';

/** What the buttons of an example do. */
export class ExampleActions {
  readonly #player: Player;
  readonly #text: HostText;
  #editor: Editor | undefined;
  #onEdit: (source: string) => void;
  #running: Promise<void> = Promise.resolve();

  /** @param onEdit is told whenever the code changes by hand */
  constructor(player: Player, text: HostText, onEdit: (source: string) => void) {
    this.#player = player;
    this.#text = text;
    this.#onEdit = onEdit;
    player.parts.root.addEventListener('click', (event) => {
      const button = event.target instanceof Element && event.target.closest('[data-action]');
      if (button instanceof HTMLElement) {
        this.#do(button.dataset.action);
      }
    });
  }

  /** Opens the editor with the code given; nothing runs until the code changes. */
  async edit(source: string, focus = true): Promise<void> {
    const { parts, notice } = this.#player;
    if (!parts.code) {
      return;
    }
    try {
      const { openEditor } = await import('./Editor.ts');
      this.#editor ??= openEditor(
        parts.code,
        source,
        this.#text.editorLabel(parts.title),
        focus,
        (next) => {
          this.#onEdit(next);
          this.run(next);
        },
      );
      this.#label();
    } catch {
      notice.say(this.#text.editorFailed);
    }
  }

  /** Shows code in the editor, opening it when need be, and runs it. */
  async replace(source: string): Promise<void> {
    if (this.#editor) {
      this.#editor.setSource(source);
    } else {
      await this.edit(source, false);
    }
    await this.run(source);
  }

  /** Runs changed code. */
  run(source: string): Promise<void> {
    this.#running = this.#player.runSource(source);
    this.#label();
    return this.#running;
  }

  #do(action: string | undefined): void {
    if (action === 'edit') {
      if (this.#editor) {
        this.#editor.flush();
        this.#close();
      } else {
        this.edit(this.#player.source);
      }
    } else if (action === 'reset') {
      this.#close();
      this.#player.runOriginal();
      this.#onEdit(this.#player.original);
      this.#label();
    } else if (action === 'share') {
      this.#share();
    } else if (action === 'snack') {
      openSnack(this.#player.parts.title, this.#written());
    }
  }

  /** The code as the reader has it, even before it runs. */
  #written(): string {
    return this.#editor?.getSource() ?? this.#player.source;
  }

  #close(): void {
    this.#editor?.close();
    this.#editor = undefined;
    this.#label();
  }

  #label(): void {
    const { root } = this.#player.parts;
    const edit = root.querySelector('[data-action="edit"]');
    const open = this.#editor !== undefined;
    edit?.setAttribute('aria-pressed', String(open));
    if (edit) {
      edit.textContent = open ? this.#text.editDone : this.#text.edit;
    }
    const changed = this.#player.source !== this.#player.original;
    root.querySelector('[data-action="reset"]')?.toggleAttribute('hidden', !changed);
  }

  async #share(): Promise<void> {
    const { parts, notice } = this.#player;
    const source = this.#written();
    // A run that ends later would wipe what is said here.
    this.#editor?.flush();
    await this.#running.catch(() => undefined);
    const { toShareHash } = await import('../shared/shareLink.ts');
    const url = new URL(window.location.href);
    url.hash = toShareHash({ name: parts.name, source });
    try {
      await navigator.clipboard.writeText(url.href);
      notice.say(this.#text.shared);
    } catch {
      history.replaceState(history.state, '', url);
      notice.say(this.#text.shareFailed);
    }
  }
}
