// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ko } from '../../src/shared/text/ko.ts';
import { actionOf, drawnFrame, newestFrame, noticeOf } from '../support/examplePage.tsx';
import { edited, setUpVisits, shareAddress, start } from '../support/exampleVisit.ts';
import { editing } from '../support/fakeEditorModule.ts';
import { framesIn } from '../support/fakeFrame.ts';

vi.mock('../../src/browser/Editor.ts', () => import('../support/fakeEditorModule.ts'));

setUpVisits();

const saveData = (connection: object) =>
  vi.stubGlobal('navigator', { ...navigator, onLine: true, connection });

describe('a reader who saves data', () => {
  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'is asked before the frame of an example is fetched: %j',
    async (connection) => {
      saveData(connection);
      const fetched = vi.fn(async () => new Response('built'));
      vi.stubGlobal('fetch', fetched);
      const { root, settled } = start({ text: ko });
      await settled;
      expect(framesIn(root)).toEqual([]);
      expect(fetched).not.toHaveBeenCalled();
      expect(root.dataset.state).toBe('waiting');
      expect(noticeOf(root).textContent).toContain(ko.host.savesData);
      noticeOf(root).querySelector('button')?.click();
      await drawnFrame(root);
      expect(root.dataset.state).toBe('running');
      expect(noticeOf(root).textContent).toBe('');
    },
  );

  it('starts it by a press on its picture too', async () => {
    saveData({ saveData: true });
    const { root } = start();
    root.querySelector<HTMLElement>('[data-poster]')?.click();
    expect((await newestFrame(root)).last('run')?.code).toBe('built');
  });

  it('is not asked again once their own code runs', async () => {
    saveData({ saveData: true });
    const { root } = start();
    actionOf(root, 'edit').click();
    await vi.waitFor(() => expect(editing.editor).toBeDefined());
    editing.editor?.writesAndPauses(edited);
    const fake = await drawnFrame(root);
    root.querySelector<HTMLElement>('[data-poster]')?.click();
    await Promise.resolve();
    expect(framesIn(root)).toEqual([fake.element]);
  });

  it('sees the code of a link as others do, and runs it by its button', async () => {
    saveData({ saveData: true });
    await shareAddress(edited);
    const { root, settled } = start({ text: ko });
    await settled;
    expect(root.dataset.state).toBe('unread');
  });
});

describe('a reader with a connection as any other', () => {
  it.each([undefined, { saveData: false, effectiveType: '4g' }, {}])(
    'sees examples start by themselves: %j',
    async (connection) => {
      saveData(connection as object);
      expect((await newestFrame(start().root)).last('run')?.code).toBe('built');
    },
  );
});
