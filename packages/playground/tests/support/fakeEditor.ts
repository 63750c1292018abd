import type { Editor } from '../../src/browser/editor/Editor.ts';

/** Stands in the page where the real editor would, as a plain text field. */
export class FakeEditor implements Editor {
  readonly field = document.createElement('textarea');
  readonly #code: HTMLElement;
  readonly #onChange: (source: string) => void;
  #waits = false;

  constructor(code: HTMLElement, source: string, label: string, onChange: (code: string) => void) {
    this.#code = code;
    this.#onChange = onChange;
    this.field.value = source;
    this.field.setAttribute('aria-label', label);
    code.hidden = true;
    code.after(this.field);
  }

  /** The reader writes and waits no moment. */
  writes(source: string): void {
    this.field.value = source;
    this.#waits = true;
  }

  /** The reader writes and pauses. */
  writesAndPauses(source: string): void {
    this.writes(source);
    this.flush();
  }

  getSource = (): string => this.field.value;

  setSource(source: string): void {
    this.field.value = source;
  }

  marked: number | undefined;

  mark(line?: number): void {
    this.marked = line;
  }

  flush(): void {
    if (this.#waits) {
      this.#waits = false;
      this.#onChange(this.field.value);
    }
  }

  close(): void {
    this.field.remove();
    this.#code.hidden = false;
  }
}
