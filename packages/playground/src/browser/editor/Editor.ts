import { createEditor, type PrismEditor } from 'prism-code-editor';
import { defaultCommands, editHistory } from 'prism-code-editor/commands';
import { matchBrackets } from 'prism-code-editor/match-brackets';
import { setSelection } from 'prism-code-editor/utils';
import { keepPreviewVisible } from '../player/keepPreviewVisible.ts';
import { registerCodeLanguage } from './codeLanguage.ts';

/** Styles of the editor, which load with it: the document has to adopt them. */
export { editorStyles } from '../editorStyles.js';

/** An editor in place of highlighted code. */
export interface Editor {
  /** Current text. */
  getSource: () => string;
  setSource: (source: string) => void;
  /** Marks the line of a problem, from 1; undefined removes the mark. */
  mark: (line?: number) => void;
  /** Reports a pending change now, instead of after the pause in typing. */
  flush: () => void;
  close: () => void;
}

/** Where the caret begins. */
export interface Caret {
  /** Line from 1. */
  line: number;
  /** Where the line was in the window when it was pressed, which it keeps. */
  top?: number;
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

const LAYOUT = { tabSize: 2, lineNumbers: false, wordWrap: true };

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

/** Focuses the end of a line, which stays where it was pressed, or comes into sight. */
function placeCaret(editor: PrismEditor, { line, top }: Caret): void {
  const end = editor.value.split('\n').slice(0, line).join('\n').length;
  editor.textarea.focus({ preventScroll: true });
  setSelection(editor, end);
  const shown = editor.lines[line];
  if (top !== undefined && shown) {
    window.scrollBy({ top: shown.getBoundingClientRect().top - top, behavior: 'instant' });
  }
  const block = matchMedia('(hover: hover)').matches ? 'nearest' : 'start';
  shown?.scrollIntoView({ block, behavior: 'instant' });
}

/**
 * Opens an editor in place of `code`. Escape then Tab leaves it.
 * @param label what a screen reader calls it, with the way out
 * @param caret where the reader opened it; without one it takes no focus
 * @param onChange called with the text after a pause in typing
 */
export function openEditor(
  code: HTMLElement,
  source: string,
  label: string,
  caret: Caret | undefined,
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
  if (caret) {
    placeCaret(editor, caret);
  }
  return {
    getSource: () => editor.value,
    setSource(next) {
      isProgrammatic = true;
      editor.setOptions({ value: next });
      isProgrammatic = false;
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
