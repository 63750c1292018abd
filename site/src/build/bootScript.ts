import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { SiteConfig } from '../settings/settingsSchema.ts';
import { FLOOR } from './floor.ts';

const file = join(import.meta.dirname, '../client/boot/boot.ts');

type Settings = Pick<SiteConfig, 'base' | 'colorMode' | 'announcement'>;

/** Bundles the inline script of every page: it runs before the first paint, so no file can hold it. */
export async function bundleBootScript(settings: Settings): Promise<string> {
  const { base, colorMode, announcement } = settings;
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      BOOT_BASE: JSON.stringify(base),
      BOOT_MODE: JSON.stringify(colorMode.default),
      BOOT_FOLLOWS_SYSTEM: JSON.stringify(colorMode.followSystem),
      BOOT_ANNOUNCEMENT: JSON.stringify(announcement?.id ?? ''),
    },
    build: {
      write: false,
      target: FLOOR,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk === undefined) {
    throw new Error(`${file}을(를) 번들하지 못했습니다. 위의 오류를 수정하세요.`);
  }
  return chunk.code.trim();
}

/** The module `virtual:boot-script`. */
export function bootScript(settings: Settings): Plugin {
  const id = 'virtual:boot-script';
  return {
    name: 'boot-script',
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler: async () =>
        `export const bootScript = ${JSON.stringify(await bundleBootScript(settings))};`,
    },
  };
}
