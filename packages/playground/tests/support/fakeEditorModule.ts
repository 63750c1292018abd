import { FakeEditor } from './fakeEditor.ts';

/** What a test knows of the editor: the one that is open, and whether another one can come. */
export const editing: { editor: FakeEditor | undefined; fails: boolean } = {
  editor: undefined,
  fails: false,
};

function openEditor(
  ...[code, text, label, , onChange]: [HTMLElement, string, string, boolean, () => void]
): FakeEditor {
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
