// @vitest-environment jsdom
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { readShareHash } from '../../src/browser/share/shareLink.ts';
import { ko } from '../../src/shared/text/ko.ts';
import {
  actionOf,
  drawnFrame,
  newestFrame,
  noticeOf,
  placePhone,
  source,
} from '../support/examplePage.tsx';
import {
  copied,
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

const packed = (code: string) => deflateRawSync(code).toString('base64url');

describe('a reader who takes the code with them', () => {
  it('shares a link that opens the same code', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writes(edited);
    actionOf(root, 'share').click();
    await drawnFrame(root, fake);
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.shared));
    const { hash } = new URL(copied.mock.calls[0]?.[0] ?? '');
    expect(await readShareHash(hash)).toEqual({ name: 'Badge.basic', source: edited });
  });

  it('finds the link in the address bar when it cannot be copied', async () => {
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { root } = await startDrawn();
    actionOf(root, 'share').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toBe(host.shareFailed));
    expect(location.hash).toMatch(/^#play=Badge\.basic:/);
  });

  it.each([
    ['shares it by the sheet of a touch device', undefined, 0],
    ['gets nothing else who closes that sheet', 'AbortError', 0],
    ['has it copied where the device refuses its sheet', 'NotAllowedError', 1],
  ])('%s', async (_what, fault, copies) => {
    const { root } = await startDrawn();
    const shared = vi.fn(async (_data: ShareData) => {
      if (fault) {
        throw new DOMException('no', fault);
      }
    });
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(pointer: coarse)' }));
    Object.assign(navigator, { share: shared });
    actionOf(root, 'share').click();
    await vi.waitFor(() => expect(shared).toHaveBeenCalledOnce());
    // What follows the sheet's answer has happened by then.
    await new Promise((resolve) => setTimeout(resolve));
    expect(copied).toHaveBeenCalledTimes(copies);
    expect(noticeOf(root).textContent).toBe(copies > 0 ? host.shared : '');
    expect(shared.mock.calls[0]?.[0].url).toContain('#play=Badge.basic');
  });

  it('is told why code cannot be shared', async () => {
    const { root, fake } = await startDrawn();
    (await openEditor(root)).writesAndPauses(`${edited} // \u202e`);
    await drawnFrame(root, fake);
    actionOf(root, 'share').click();
    await vi.waitFor(() =>
      expect(noticeOf(root).textContent).toContain(`U+202E: ${host.unshareable.hidden}`),
    );
    expect(copied).not.toHaveBeenCalled();
  });

  it('saves what they wrote as an app, and learns how it runs', async () => {
    const saved = vi.fn<(archive: Blob) => string>(() => '#archive');
    URL.createObjectURL = saved;
    const files = (code: string) => ({ 'App.tsx': 'app', 'Example.tsx': code });
    const { root, fake } = await startDrawn({
      loadApp: async () => ({ files, commands: ['npm install', 'npx expo start'], note: '기기' }),
    });
    (await openEditor(root)).writes(edited);
    actionOf(root, 'app').click();
    await drawnFrame(root, fake);
    await vi.waitFor(() => expect(noticeOf(root).textContent).toContain('기기'));
    expect(noticeOf(root).textContent).toContain(host.appSaved('Badge-basic.zip'));
    expect(noticeOf(root).querySelector('code')?.textContent).toBe('npm install\nnpx expo start');
    const copy = noticeOf(root).querySelector('button');
    copy?.click();
    await vi.waitFor(() => expect(copy?.textContent).toBe(host.copied));
    expect(copied).toHaveBeenCalledWith('npm install\nnpx expo start');
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    copy?.click();
    await vi.waitFor(() => expect(copy?.textContent).toBe(host.notCopied));
    const archive = await saved.mock.calls[0]?.[0].text();
    expect(archive).toContain('Badge-basic/Example.tsx');
    expect(archive).toContain(edited);
  });

  it('is told when the app cannot be made', async () => {
    const loadApp = async () => Promise.reject(new TypeError('offline'));
    const { root } = await startDrawn({ loadApp });
    actionOf(root, 'app').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toContain(host.appFailed(true)));
  });
});

describe('a link with code', () => {
  const follow = async (code: string) => {
    await shareAddress(code);
    const started = start();
    await started.settled;
    return started;
  };

  it('shows the code and runs it only when its reader says so', async () => {
    const { root } = await follow(edited);
    expect(editing.editor?.getSource()).toBe(edited);
    expect(root.dataset.state).toBe('unread');
    expect(noticeOf(root).textContent).toContain(host.fromLink);
    expect(framesIn(root)).toEqual([]);
    noticeOf(root).querySelector('button')?.click();
    const fake = await drawnFrame(root);
    expect(fake.last('run')?.code).toContain('잘 가');
  });

  it('does not run by anything else that its reader does to it', async () => {
    const { root } = await follow(edited);
    editing.editor?.writesAndPauses(`${edited}\n`);
    actionOf(root, 'share').click();
    await vi.waitFor(() => expect(noticeOf(root).textContent).toContain(host.shared));
    actionOf(root, 'edit').click();
    actionOf(root, 'edit').click();
    expect(framesIn(root)).toEqual([]);
    const run = noticeOf(root).querySelector('button');
    expect(run?.textContent, 'the way to run it stays').toBe(host.run);
    run?.click();
    const fake = await newestFrame(root);
    expect(fake.last('run')?.code).toContain('잘 가');
  });

  it('runs nothing where the editor did not come, and offers the page again', async () => {
    editing.fails = true;
    const { root } = await follow(edited);
    expect(noticeOf(root).textContent).toContain(host.editorFailed(true));
    expect(framesIn(root), 'nothing runs that was not seen').toEqual([]);
    expect(noticeOf(root).querySelector('button')?.textContent).toBe(host.reload);
  });

  it('gives way to the example when its reader starts over', async () => {
    const { root, player } = await follow(edited);
    actionOf(root, 'reset').click();
    const fake = await drawnFrame(root);
    expect(fake.last('run')?.code).toBe('built');
    expect(player.source).toBe(source);
    expect(editing.editor?.field.isConnected).toBe(false);
  });

  it('for an example that the page lacks is told by the first one, which shows its own code', async () => {
    await shareAddress(edited, 'Other.basic');
    const { root, fake } = await startDrawn();
    expect(fake.last('run')?.code).toBe('built');
    expect(noticeOf(root).textContent).toBe(host.badLink.broken);
  });

  it('leaves the other examples of the page alone', async () => {
    placePhone('Badge.basic');
    await shareAddress(edited, 'Badge.basic');
    const { root, fake } = await startDrawn();
    expect(fake.last('run')?.code).toBe('built');
    expect(noticeOf(root).textContent).toBe('');
  });

  it.each([
    ['broken', 'AAAA'],
    ['broken', `${packed(edited)})`],
    ['broken', '%E0%A4%A'],
    ['tooLong', packed('a'.repeat(1_000_000))],
    ['hidden', packed('export default () => null; // \u202e')],
  ] as const)('that is %s brings the example as it is, and says so', async (fault, data) => {
    history.replaceState(null, '', `#play=Badge.basic:${data}`);
    const { root, settled } = start();
    const fake = await drawnFrame(root);
    await settled;
    expect(fake.last('run')?.code).toBe('built');
    const place = fault === 'hidden' ? `${host.line(1)} U+202E: ` : '';
    expect(noticeOf(root).textContent).toBe(place + host.badLink[fault]);
  });

  it('is not opened inside another site', async () => {
    await shareAddress(edited);
    vi.stubGlobal('top', {});
    const { root, settled } = start();
    await drawnFrame(root);
    await settled;
    expect(noticeOf(root).textContent).toBe(host.badLink.framed);
    expect(editing.editor).toBeUndefined();
  });
});
