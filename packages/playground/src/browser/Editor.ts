import 'prism-code-editor/prism/languages/tsx';
import 'prism-code-editor/languages/jsx';
import { createEditor, type PrismEditor } from 'prism-code-editor';
import { defaultCommands, editHistory } from 'prism-code-editor/commands';
import { matchBrackets } from 'prism-code-editor/match-brackets';
import { editorStyles } from './editorStyles.js';
import { keepInSight } from './keepInSight.ts';

/** An editor in place of highlighted code. */
export interface Editor {
  /** What stands in the editor now. */
  getSource: () => string;
  setSource: (source: string) => void;
  /** Lets the reader change the code, or only read it. */
  setReadOnly: (readOnly: boolean) => void;
  /** Marks the line of a fault beside its number, from 1; without one, no line is marked. */
  mark: (line?: number) => void;
  /** Reports at once what still waits for a pause in typing. */
  flush: () => void;
  close: () => void;
}

/** After Escape, Tab moves on instead of writing: nobody is held in the editor. */
function letTabLeave(host: HTMLElement): void {
  let leaving = false;
  host.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && leaving) {
        event.stopPropagation();
      }
      leaving =
        !event.isComposing && (event.key === 'Escape' || (leaving && event.key === 'Shift'));
    },
    true,
  );
}

/** Pause in typing before the code runs, in milliseconds. */
const PAUSE = 250;

/** Styles come with the editor, not with every page. */
function adoptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(editorStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** @returns marks one line; the editor draws lines anew as they change, and the mark stays */
function markLine(editor: PrismEditor): (line?: number) => void {
  let marked: number | undefined;
  const draw = () => {
    editor.wrapper.querySelector('.zs-play-fault')?.classList.remove('zs-play-fault');
    // The first of them is not a line of code: indexes are the numbers of lines.
    const line = marked === undefined ? undefined : editor.lines[marked];
    line?.classList.add('zs-play-fault');
  };
  editor.on('update', draw);
  return (line) => {
    marked = line;
    draw();
  };
}

let styled = false;

/**
 * Opens an editor in place of `code`. Escape then Tab leaves it.
 * @param label what a screen reader calls it, with the way out
 * @param focus whether the reader asked for the editor, and not for a control beside it
 * @param onChange receives the text after a pause in typing
 */
export function openEditor(
  code: HTMLElement,
  source: string,
  label: string,
  focus: boolean,
  onChange: (source: string) => void,
): Editor {
  if (!styled) {
    adoptStyles();
    styled = true;
  }
  const host = document.createElement('div');
  code.hidden = true;
  code.after(host);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let quiet = true;
  const editor = createEditor(
    host,
    { language: 'tsx', value: source, tabSize: 2, lineNumbers: true, wordWrap: true },
    defaultCommands(),
    editHistory(),
    matchBrackets(),
  );
  editor.textarea.setAttribute('aria-label', label);
  editor.textarea.spellcheck = false;
  letTabLeave(host);
  const mark = markLine(editor);
  const report = () => {
    timer = undefined;
    onChange(editor.value);
  };
  editor.on('update', () => {
    if (!quiet) {
      clearTimeout(timer);
      timer = setTimeout(report, PAUSE);
    }
  });
  quiet = false;
  const example = code.closest<HTMLElement>('.zs-play-example');
  const letGo = example ? keepInSight(example) : () => undefined;
  if (focus) {
    editor.textarea.focus({ preventScroll: true });
  }
  return {
    getSource: () => editor.value,
    setSource(next) {
      quiet = true;
      editor.setOptions({ value: next });
      quiet = false;
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
      letGo();
      editor.remove();
      host.remove();
      code.hidden = false;
    },
  };
}
