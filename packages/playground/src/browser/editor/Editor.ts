import { createEditor, type PrismEditor } from 'prism-code-editor';
import { defaultCommands, editHistory } from 'prism-code-editor/commands';
import { matchBrackets } from 'prism-code-editor/match-brackets';
import { keepPreviewVisible } from '../player/keepPreviewVisible.ts';
import { registerCodeLanguage } from './codeLanguage.ts';

/** Styles of the editor, which load with it: the document has to adopt them. */
export { editorStyles } from '../editorStyles.js';

/** An editor in place of highlighted code. */
export interface Editor {
  /** Current text. */
  getSource: () => string;
  setSource: (source: string) => void;
  /** Makes the code editable or read-only. */
  setReadOnly: (readOnly: boolean) => void;
  /** Marks the line of a problem, from 1; undefined removes the mark. */
  mark: (line?: number) => void;
  /** Reports a pending change now, instead of after the pause in typing. */
  flush: () => void;
  close: () => void;
}

/** Lets Tab move the focus after Escape, which the editor would drop, instead of indenting: no trap. */
function releaseTabAfterEscape(host: HTMLElement): void {
  let leaving = false;
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' || (event.key === 'Tab' && leaving)) {
        event.stopPropagation();
      }
      leaving =
        !event.isComposing && (event.key === 'Escape' || (leaving && event.key === 'Shift'));
    },
    true,
  );
}

const LAYOUT = { tabSize: 2, lineNumbers: true, wordWrap: true };

/** Steps that are kept to undo: each holds the whole text. */
const MAX_UNDONE = 200;

/** Pause in typing after which the code runs. */
const TYPING_PAUSE_MS = 250;

/** @returns function that marks one line; the mark is restored when the editor renders lines again */
function markLine(editor: PrismEditor): (line?: number) => void {
  let marked: number | undefined;
  const draw = () => {
    editor.wrapper.querySelector('.zs-play-fault')?.classList.remove('zs-play-fault');
    // `lines[0]` is the textarea's overlay: indexes are line numbers.
    const line = marked === undefined ? undefined : editor.lines[marked];
    line?.classList.add('zs-play-fault');
  };
  editor.on('update', draw);
  return (line) => {
    marked = line;
    draw();
  };
}

/**
 * Opens an editor in place of `code`. Escape then Tab leaves it.
 * @param label what a screen reader calls it, with the way out
 * @param focus whether to focus it: the reader opened it themselves
 * @param onChange called with the text after a pause in typing
 */
export function openEditor(
  code: HTMLElement,
  source: string,
  label: string,
  focus: boolean,
  onChange: (source: string) => void,
): Editor {
  const host = document.createElement('div');
  host.translate = false;
  code.hidden = true;
  code.after(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isProgrammatic = true;
  const editor = createEditor(
    host,
    { ...LAYOUT, language: registerCodeLanguage(), value: source },
    defaultCommands(),
    editHistory(MAX_UNDONE),
    matchBrackets(),
  );
  editor.textarea.setAttribute('aria-label', label);
  editor.textarea.spellcheck = false;
  releaseTabAfterEscape(host);
  const mark = markLine(editor);
  const report = () => {
    timer = undefined;
    onChange(editor.value);
  };
  editor.on('update', () => {
    if (!isProgrammatic) {
      clearTimeout(timer);
      timer = setTimeout(report, TYPING_PAUSE_MS);
    }
  });
  isProgrammatic = false;
  const example = code.closest<HTMLElement>('.zs-play-example');
  const stopKeepingVisible = example ? keepPreviewVisible(example, 'editing') : () => undefined;
  if (focus) {
    editor.textarea.focus({ preventScroll: true });
  }
  return {
    getSource: () => editor.value,
    setSource(next) {
      isProgrammatic = true;
      editor.setOptions({ value: next });
      isProgrammatic = false;
    },
    setReadOnly(readOnly) {
      editor.setOptions({ readOnly });
    },
    mark,
    flush() {
      if (timer !== undefined) {
        clearTimeout(timer);
        report();
      }
    },
    close() {
      clearTimeout(timer);
      stopKeepingVisible();
      editor.remove();
      host.remove();
      code.hidden = false;
    },
  };
}
