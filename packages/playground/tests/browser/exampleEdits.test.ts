// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ko } from '../../src/shared/text/ko.ts';
import { actionOf, drawnFrame, newestFrame, noticeOf, source } from '../support/examplePage.tsx';
import {
  comeBack,
  edited,
  openEditor,
  setUpVisits,
  shareAddress,
  start,
  startDrawn,
} from '../support/exampleVisit.ts';
import { editing } from '../support/fakeEditorModule.ts';
import { framesIn } from '../support/fakeFrame.ts';

vi.mock('../../src/browser/editor/Editor.ts', async () => {
  const { editorModule } = await import('../support/fakeEditorModule.ts');
  return editorModule;
});

const { host } = ko;

setUpVisits();

describe('a reader who edits', () => {
  it('sees their code run, and can start over', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    expect(field.getSource()).toBe(source);
    expect(actionOf(root, 'edit').textContent).toBe(host.editDone);
    expect(actionOf(root, 'reset').hidden).toBe(true);
    field.writesAndPauses(edited);
    const next = await drawnFrame(root, fake);
    expect(next.last('run')?.code).toContain('잘 가');
    expect(actionOf(root, 'reset').hidden).toBe(false);
    actionOf(root, 'reset').click();
    const again = await drawnFrame(root, next);
    expect(again.last('run')?.code).toBe('built');
    expect(root.querySelector('textarea')).toBeNull();
    expect(root.querySelector('pre')?.hidden).toBe(false);
    expect(actionOf(root, 'reset').hidden).toBe(true);
  });

  it('reads the line of a mistake, and keeps the last good screen', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    field.writesAndPauses('const a = 1;\nconst = 2;');
    await vi.waitFor(() => expect(root.dataset.state).toBe('failed'));
    expect(noticeOf(root).textContent).toContain(host.line(2));
    expect(framesIn(root)).toEqual([fake.element]);
  });

  it('gets the page as it was when they close it without a change', async () => {
    const { root } = await startDrawn();
    await openEditor(root);
    actionOf(root, 'edit').click();
    expect(root.querySelector('textarea')).toBeNull();
    expect(root.querySelector('pre')?.hidden).toBe(false);
    expect(actionOf(root, 'edit').textContent).toBe(host.edit);
  });

  it('opens it by a press on the code, but not where they select', async () => {
    const { root } = await startDrawn();
    const line = root.querySelectorAll<HTMLElement>('pre .line')[1] as HTMLElement;
    getSelection()?.selectAllChildren(line);
    line.click();
    getSelection()?.removeAllRanges();
    line.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    expect(actionOf(root, 'edit').textContent).toBe(host.edit);
    line.click();
    await vi.waitFor(() => expect(editing.caret?.line).toBe(2));
  });

  it('keeps changed code in sight when they close it', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    field.writes(edited);
    actionOf(root, 'edit').click();
    expect(field.field.isConnected).toBe(false);
    expect(root.querySelector('pre')?.textContent).toBe(edited.trimEnd());
    const next = await drawnFrame(root, fake);
    expect(next.last('run')?.code, 'what was typed last is not lost').toContain('잘 가');
    expect((await openEditor(root)).getSource()).toBe(edited);
  });

  it('sees the line of a fault marked, in the code and while it runs, until it runs well', async () => {
    const { root, fake } = await startDrawn();
    const field = await openEditor(root);
    field.writesAndPauses('export default function A() {\n  return (;\n}');
    await vi.waitFor(() => expect(field.marked).toBe(2));
    field.writesAndPauses(edited);
    const next = await newestFrame(root, fake);
    expect(field.marked).toBeUndefined();
    next.says({ type: 'error', message: 'x', line: 7 });
    expect(field.marked).toBe(7);
  });

  it('is told of a prop that no component takes, on its line, while the code runs', async () => {
    const known = { module: 'made-up-ui', components: { Badge: ['tone', 'count'] } };
    const { root, fake } = await startDrawn({ loadProps: async () => known });
    const field = await openEditor(root);
    field.writesAndPauses(source.replace('tone=', 'tnoe='));
    const next = await drawnFrame(root, fake);
    expect(noticeOf(root).textContent).toBe(
      "2행: Badge에는 'tnoe' 속성이 없습니다. 'tone' 속성을 사용하려고 했나요?",
    );
    expect(field.marked).toBe(2);
    expect(root.dataset.state).toBe('running');
    field.writesAndPauses(edited);
    await drawnFrame(root, next);
    expect(noticeOf(root).textContent).toBe('');
  });

  it('runs all the same when what components take cannot be had', async () => {
    const { root, fake } = await startDrawn({
      loadProps: () => Promise.reject(new TypeError('offline')),
    });
    (await openEditor(root)).writesAndPauses(edited);
    expect((await drawnFrame(root, fake)).last('run')?.code).toContain('잘 가');
  });

  it('is told when the editor cannot come', async () => {
    editing.fails = true;
    const { root } = await startDrawn();
    actionOf(root, 'edit').click();
    await vi.waitFor(() =>
      expect(noticeOf(root).textContent).toBe(`${host.editorFailed(true)} ${host.reload}`),
    );
    expect(root.querySelector('pre')?.hidden).toBe(false);
  });
});

describe('a reader who leaves the page and comes back in the same visit', () => {
  it('finds what they wrote, in sight and running, with the way back to the example', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writesAndPauses(edited);
    await drawnFrame(root, fake);
    const again = comeBack();
    const next = await drawnFrame(again.root);
    expect(next.last('run')?.code).toContain('잘 가');
    expect(again.root.querySelector('textarea')?.value).toBe(edited);
    const reset = actionOf(again.root, 'reset');
    expect(reset.hidden).toBe(false);
    reset.click();
    await drawnFrame(again.root, next);
    const last = await drawnFrame(comeBack().root);
    expect(last.last('run')?.code, 'nothing is kept after it').toBe('built');
  });

  it('finds what they typed last, before it ran', async () => {
    const { root } = await startDrawn();
    (await openEditor(root)).writes(edited);
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toContain('잘 가');
  });

  it('finds it on the page that they left, where the address was that of the next one by then', async () => {
    const { root } = await startDrawn();
    (await openEditor(root)).writes(edited);
    history.replaceState(null, '', '/next/');
    const other = await drawnFrame(comeBack().root);
    expect(other.last('run')?.code).toBe('built');
    history.replaceState(null, '', '/');
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toContain('잘 가');
  });

  it('finds the example where the editor cannot come: nothing runs out of sight', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writesAndPauses(edited);
    await drawnFrame(root, fake);
    editing.fails = true;
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toBe('built');
  });

  it('does not find the code of a link that they ran: it runs on their press alone', async () => {
    await shareAddress(edited);
    const { root, settled } = start();
    await settled;
    noticeOf(root).querySelector('button')?.click();
    await drawnFrame(root);
    history.replaceState(null, '', '/');
    const next = await drawnFrame(comeBack().root);
    expect(next.last('run')?.code).toBe('built');
  });
});
