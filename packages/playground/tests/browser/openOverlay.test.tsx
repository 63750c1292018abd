// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import { Example } from '../../src/react/Example.tsx';
import type { ExampleData } from '../../src/shared/exampleData.ts';
import { en } from '../../src/shared/text/en.ts';
import {
  actionOf,
  drawnFrame,
  exampleOf,
  noticeOf,
  playBrowser,
  source,
} from '../support/examplePage.tsx';
import { shareAddress } from '../support/exampleVisit.ts';
import { framesIn } from '../support/fakeFrame.ts';

vi.mock('../../src/browser/Editor.ts', () => import('../support/fakeEditorModule.ts'));

const edited = source.replace('안녕', '잘 가');
let running: RunningExample;

/** Starts an example whose picture shows something pressed. */
function start(shown: Partial<ExampleData> = { pressed: '열기' }) {
  const example = { ...exampleOf('Badge.basic'), ...shown };
  document.body.innerHTML = renderToStaticMarkup(<Example example={example} />);
  const root = document.body.firstElementChild as HTMLElement;
  running = startExample(root, {});
  return { root, ...running };
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  playBrowser();
});
afterEach(() => {
  running.stop();
  vi.unstubAllGlobals();
});

describe('a phone whose picture shows something open', () => {
  it('is as open after each run, before its reader sees it', async () => {
    const { root, handle } = start();
    const first = await drawnFrame(root);
    expect(first.last('run')).toMatchObject({ code: 'built', open: '열기' });
    handle.setCode(edited);
    const second = await drawnFrame(root, first);
    expect(second.last('run')?.open).toBe('열기');
    handle.reset();
    const third = await drawnFrame(root, second);
    expect(third.last('run')?.open).toBe('열기');
    expect(third.last('press')).toBeUndefined();
  });

  it.each(['as its file has it', 'as its reader has changed it'])(
    'opens once more under a finger, as often as one likes: %s',
    async (which) => {
      const { root, handle } = start();
      let last = await drawnFrame(root);
      if (which !== 'as its file has it') {
        handle.setCode(edited);
        last = await drawnFrame(root, last);
      }
      const { code } = last.last('run') ?? {};
      for (let time = 0; time < 2; time++) {
        actionOf(root, 'replay').click();
        last = await drawnFrame(root, last);
        expect(last.last('run')).toMatchObject({ code, open: undefined });
        const fake = last;
        await vi.waitFor(() =>
          expect(fake.last('press')).toMatchObject({ label: '열기', shown: true }),
        );
      }
    },
  );

  it('does not run the code of a link for that', async () => {
    await shareAddress(edited);
    const { root, settled } = start();
    await settled;
    actionOf(root, 'replay').click();
    expect(noticeOf(root).textContent).toContain(en.host.fromLink);
    expect(framesIn(root)).toEqual([]);
  });
});

it('a phone whose picture shows its first screen opens nothing and offers nothing to play', async () => {
  const { root } = start({});
  const fake = await drawnFrame(root);
  expect(fake.last('run')?.open).toBeUndefined();
  expect(root.querySelector('[data-action="replay"]')).toBeNull();
});
