// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RunningExample, startExample } from '../../src/browser/startExample.ts';
import { Example } from '../../src/react/Example.tsx';
import type { ExampleData } from '../../src/shared/exampleData.ts';
import { ko } from '../../src/shared/text/ko.ts';
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

vi.mock('../../src/browser/editor/Editor.ts', async () => {
  const { editorModule } = await import('../support/fakeEditorModule.ts');
  return editorModule;
});

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

it('a phone whose picture shows something open does not run the code of a link to play it', async () => {
  await shareAddress(edited);
  const { root, settled } = start();
  await settled;
  actionOf(root, 'replay').click();
  expect(noticeOf(root).textContent).toContain(ko.host.fromLink);
  expect(framesIn(root)).toEqual([]);
});

it('a phone whose picture shows its first screen opens nothing and offers nothing to play', async () => {
  const { root } = start({});
  const fake = await drawnFrame(root);
  expect(fake.last('run')?.open).toBeUndefined();
  expect(root.querySelector('[data-action="replay"]')).toBeNull();
});
