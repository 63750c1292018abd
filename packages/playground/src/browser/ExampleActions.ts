import type { DeviceApp } from '../shared/deviceApp.ts';
import type { HostText } from '../shared/text/text.ts';
import type { Editor } from './Editor.ts';
import { keptEdits } from './keptEdits.ts';
import type { Outcome } from './Phone.ts';
import type { Player } from './Player.ts';

/** What the buttons of an example do. */
export class ExampleActions {
  readonly #player: Player;
  readonly #text: HostText;
  readonly #loadApp: (() => Promise<DeviceApp>) | undefined;
  /** Path of the page that the example stands on. */
  readonly #page = window.location.pathname;
  #editor: Editor | undefined;
  #onEdit: (source: string) => void;
  #running: Promise<unknown> = Promise.resolve();
  /** Whether the code came with a link: the link has it, so that it never runs by itself. */
  #isFromLink = false;
  /** Whether the code can be changed now; the editor may stand there to be read only. */
  #isOpen = false;

  /** @param onEdit is told whenever the code changes by hand */
  constructor(
    player: Player,
    text: HostText,
    loadApp: (() => Promise<DeviceApp>) | undefined,
    onEdit: (source: string) => void,
  ) {
    this.#player = player;
    this.#text = text;
    this.#loadApp = loadApp;
    this.#onEdit = onEdit;
    player.onFault((line) => this.#editor?.mark(line));
    player.parts.root.addEventListener('click', (event) => {
      const button = event.target instanceof Element && event.target.closest('[data-action]');
      if (button instanceof HTMLElement) {
        this.#do(button.dataset.action);
      }
    });
  }

  /**
   * Shows code from a link, all of it, and leaves the reader where they are: nothing that they do to
   * it runs it, except the button for that.
   */
  async showUnread(source: string): Promise<void> {
    const { parts } = this.#player;
    this.#isFromLink = true;
    this.#player.holdUnread(source);
    parts.controls?.toggleAttribute('inert', true);
    await this.edit(source, false);
    if (this.#editor) {
      this.#tell(this.#text.fromLink);
    }
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
          if (this.#isUnread()) {
            this.#player.source = next;
          } else {
            this.#onEdit(next);
            this.run(next);
          }
        },
      );
      this.#isOpen = true;
      this.#label();
    } catch {
      notice.say(this.#text.editorFailed(navigator.onLine));
    }
  }

  /** Shows code in the editor, opening it when need be, and runs it. */
  async replace(source: string): Promise<Outcome> {
    if (this.#editor) {
      this.#editor.setSource(source);
    } else {
      await this.edit(source, false);
    }
    return this.run(source);
  }

  /** Brings back what the reader wrote earlier in their visit; it never runs out of their sight. */
  async restore(source: string): Promise<Outcome> {
    await this.edit(source, false);
    if (!this.#editor) {
      return this.#player.runOriginal();
    }
    this.#onEdit(source);
    return this.run(source);
  }

  /** Runs changed code. */
  run(source: string): Promise<Outcome> {
    if (this.#isUnread()) {
      this.#player.parts.controls?.removeAttribute('inert');
      this.#onEdit(source);
    }
    this.#keep(source);
    const running = this.#player.runSource(source);
    this.#running = running;
    this.#label();
    return running;
  }

  /** The example's page goes: what was typed last is kept too. */
  leave(): void {
    if (this.#editor) {
      this.#keep(this.#editor.getSource());
    }
  }

  /** Whether the code came with a link and the reader has not run it yet. */
  #isUnread(): boolean {
    return this.#player.state === 'unread';
  }

  /** Keeps an edit of the reader for when they come back to the page. */
  #keep(source: string): void {
    const { original, parts } = this.#player;
    if (!this.#isFromLink && parts.code) {
      keptEdits.set(parts.name, source === original ? undefined : source, this.#page);
    }
  }

  #do(action: string | undefined): void {
    if (action === 'edit') {
      this.#toggleEditor();
    } else if (action === 'reset') {
      this.reset();
    } else if (action === 'share') {
      this.#share();
    } else if (action === 'fold') {
      this.#fold();
    } else if (action === 'copy') {
      this.#copy();
    } else if (action === 'app') {
      this.#save();
    }
  }

  #fold(): void {
    const { body, device } = this.#player.parts;
    const shape = device?.elements.namedItem('shape');
    if (shape instanceof HTMLSelectElement) {
      shape.value = body.dataset.shape === 'unfolded' ? 'folded' : 'unfolded';
      shape.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  #toggleEditor(): void {
    const editor = this.#editor;
    if (!editor) {
      this.edit(this.#player.source);
      return;
    }
    editor.flush();
    this.#isOpen = !this.#isOpen;
    if (!this.#isOpen && this.#written() === this.#player.original) {
      this.#close();
      return;
    }
    // Code that was changed stays in sight: the phone runs it, not what the page came with.
    editor.setReadOnly(!this.#isOpen);
    this.#label();
  }

  /** Gives the example back as its file has it. */
  reset(): Promise<Outcome> {
    this.#isFromLink = false;
    this.#keep(this.#player.original);
    this.#player.parts.controls?.removeAttribute('inert');
    this.#close();
    const running = this.#player.runOriginal();
    this.#onEdit(this.#player.original);
    this.#label();
    return running;
  }

  /** The code as the reader has it, even before it runs. */
  #written(): string {
    return this.#editor?.getSource() ?? this.#player.source;
  }

  /** What is written, after it has run: a run that ends later would wipe what is said then. */
  async #settled(): Promise<string> {
    this.#editor?.flush();
    await this.#running.catch(() => undefined);
    return this.#written();
  }

  #close(): void {
    this.#editor?.close();
    this.#editor = undefined;
    this.#isOpen = false;
    this.#label();
  }

  #label(): void {
    const { root } = this.#player.parts;
    const edit = root.querySelector('[data-action="edit"]');
    edit?.setAttribute('aria-pressed', String(this.#isOpen));
    if (edit) {
      edit.textContent = this.#isOpen ? this.#text.editDone : this.#text.edit;
    }
    const changed = this.#player.source !== this.#player.original;
    root.querySelector('[data-action="reset"]')?.toggleAttribute('hidden', !changed);
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(this.#written());
      this.#tell(this.#text.copied);
    } catch (error) {
      // What a browser throws when its reader or its policy says no.
      if (!(error instanceof DOMException)) {
        throw error;
      }
      this.#tell(this.#text.notCopied);
    }
  }

  async #share(): Promise<void> {
    const { parts } = this.#player;
    const source = await this.#settled();
    const { toShareHash } = await import('./shareLink.ts');
    const made = await toShareHash({ name: parts.name, source });
    if ('fault' in made) {
      this.#tell(this.#text.unshareable[made.fault]);
      return;
    }
    const url = new URL(window.location.href);
    url.hash = made.hash;
    try {
      await navigator.clipboard.writeText(url.href);
      this.#tell(this.#text.shared);
    } catch {
      history.replaceState(history.state, '', url);
      this.#tell(this.#text.shareFailed);
    }
  }

  /** Saves the code as an app, and says how it runs. */
  async #save(): Promise<void> {
    const { notice, parts } = this.#player;
    const loaded = await Promise.all([import('./saveApp.ts'), this.#loadApp?.()]).catch(
      (error: unknown) => {
        // What a browser throws when a module does not come.
        if (!(error instanceof TypeError)) {
          throw error;
        }
        this.#tell(this.#text.appFailed(navigator.onLine));
      },
    );
    if (loaded?.[1]) {
      const [{ saveApp }, app] = loaded;
      this.#tell(this.#text.appSaved(saveApp(app, parts.name, await this.#settled())));
      notice.addCommands(app.commands, app.note);
    }
  }

  /** Says something; code from a link keeps the button that runs it. */
  #tell(text: string): void {
    const run = { label: this.#text.run, onPress: () => this.run(this.#written()) };
    this.#player.notice.say(text, this.#isUnread() ? run : undefined);
  }
}
