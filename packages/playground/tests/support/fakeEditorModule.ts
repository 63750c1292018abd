import { FakeEditor } from './fakeEditor.ts';

/** What a test knows of the editor: the one that is open, and whether another one can come. */
export const editing: { editor: FakeEditor | undefined; fails: boolean } = {
  editor: undefined,
  fails: false,
};

export const editorStyles = '';

/** Takes the place of `openEditor` in Editor.ts. */
export function openEditor(
  ...[code, text, label, , onChange]: [HTMLElement, string, string, boolean, () => void]
): FakeEditor {
  if (editing.fails) {
    throw new Error('offline');
  }
  editing.editor = new FakeEditor(code, text, label, onChange);
  return editing.editor;
}
