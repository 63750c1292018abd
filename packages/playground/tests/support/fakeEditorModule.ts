import type { Caret } from '../../src/browser/editor/Editor.ts';
import { FakeEditor } from './fakeEditor.ts';

/** What a test knows of the editor: the one that is open, where, and whether another one can come. */
export const editing: {
  editor: FakeEditor | undefined;
  caret?: Caret | undefined;
  fails: boolean;
} = {
  editor: undefined,
  fails: false,
};

function openEditor(
  ...[code, text, label, caret, onChange]: [
    HTMLElement,
    string,
    string,
    Caret | undefined,
    () => void,
  ]
): FakeEditor {
  editing.caret = caret;
  editing.editor = new FakeEditor(code, text, label, onChange);
  return editing.editor;
}

/** Takes the place of Editor.ts; reading it fails as its import would. */
export const editorModule = {
  editorStyles: '',
  get openEditor() {
    if (editing.fails) {
      throw new TypeError('offline');
    }
    return openEditor;
  },
};
