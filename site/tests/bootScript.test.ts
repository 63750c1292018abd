// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '../src/config/settingsSchema.ts';

const root = document.documentElement;

async function boot(settings: Partial<SiteConfig>): Promise<void> {
  vi.resetModules();
  const { siteConfig } = await import('../src/site.config.ts');
  Object.assign(siteConfig, settings);
  const { bootScript } = await import('../src/document/bootScript.ts');
  new Function(bootScript)();
}

const systemIs = (mode: string) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }));

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(root.dataset)) {
    delete root.dataset[name];
  }
  systemIs('dark');
});

test('without a choice the default of the settings holds, whatever the system prefers', async () => {
  await boot({ colorMode: { default: 'light', followSystem: false } });
  expect(root.dataset.theme).toBe('light');
});

test('with followSystem the system decides until the reader does', async () => {
  await boot({ colorMode: { default: 'light', followSystem: true } });
  expect(root.dataset.theme).toBe('dark');
  localStorage.setItem('theme', 'light');
  await boot({ colorMode: { default: 'light', followSystem: true } });
  expect(root.dataset.theme).toBe('light');
});

test('nonsense in storage counts as no choice', async () => {
  localStorage.setItem('theme', '{]');
  await boot({ colorMode: { default: 'light', followSystem: false } });
  expect(root.dataset.theme).toBe('light');
});

test('a closed announcement is hidden before paint, one with another id is not', async () => {
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  localStorage.setItem('docusaurus.announcement.id', 'old');
  await boot({ announcement: { id: 'new', html: '', dismissable: true } });
  expect(root.dataset.announcementDismissed).toBeUndefined();
  await boot({ announcement: { id: 'old', html: '', dismissable: true } });
  expect(root.dataset.announcementDismissed).toBe('');
});
