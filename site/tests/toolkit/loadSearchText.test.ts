// @vitest-environment jsdom

import type { SearchPlace } from '@zs-docs/search';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadSearchText } from '../../src/toolkit/version/loadSearchText.ts';
import { MY_VERSION_KEY } from '../../src/toolkit/version/myVersionKey.ts';
import { versionFile } from '../../src/toolkit/version/versionFile.ts';

const answer = vi.fn(async () => Response.json(versionFile()));
vi.stubGlobal('fetch', answer);

const docs = '/zs-ui/docs/';
const hit = (url: string) => ({ url: docs + url }) as SearchPlace;

beforeEach(() => localStorage.clear());

test('without a choice no hit has a remark, and nothing is fetched', async () => {
  const { remark } = await loadSearchText();
  expect(remark(hit('UiComponent/ZSSwitch/'))).toBeNull();
  expect(answer).not.toHaveBeenCalled();
});

test('a hit of what the chosen version lacks says so, whoever found it', async () => {
  localStorage.setItem(MY_VERSION_KEY, '0.12.1');
  const { remark } = await loadSearchText();
  const lacked = [
    'UiComponent/ZSSwitch/',
    'UiComponent/ZSSwitch/#usage',
    'UiComponent/ZSSwitch/#api-ZSSwitch',
    'Theme/start/#prop-useTheme-foldable',
  ];
  expect(lacked.map((url) => remark(hit(url)))).toEqual(lacked.map(() => '0.12.1에는 없음'));
  const kept = [
    'UiComponent/ZSContainer/',
    'UiComponent/ZSContainer/#prop-ZSContainer-ref',
    'UiComponent/ZSContainer/#prop-ZSContainer-edges',
    'OverlayComponent/start/#prop-useOverlay-showAlert',
    'Guide/Versions/',
  ];
  expect(kept.map((url) => remark(hit(url)))).toEqual(kept.map(() => null));
});

test('facts that did not come are asked for again by the next search', async () => {
  vi.resetModules();
  const fresh = await import('../../src/toolkit/version/loadSearchText.ts');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem(MY_VERSION_KEY, '0.12.1');
  answer.mockImplementationOnce(async () => new Response('', { status: 503 }));
  const lost = hit('UiComponent/ZSSwitch/');
  expect((await fresh.loadSearchText()).remark(lost)).toBeNull();
  expect(logged).toHaveBeenCalled();
  expect((await fresh.loadSearchText()).remark(lost)).toBe('0.12.1에는 없음');
  logged.mockRestore();
});

test('a choice made or taken back later is followed', async () => {
  const { remark } = await loadSearchText();
  localStorage.setItem(MY_VERSION_KEY, '0.12.1');
  await vi.waitFor(() =>
    expect(remark(hit('UiComponent/ZSTextField/#prop-ZSTextField-ref'))).toBe('0.12.1에는 없음'),
  );
  localStorage.setItem(MY_VERSION_KEY, '9.9.9');
  expect(remark(hit('UiComponent/ZSSwitch/'))).toBeNull();
});
