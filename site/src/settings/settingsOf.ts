import type { SiteConfig } from './settingsSchema.ts';

/**
 * Reads settings for a single build from text, the environment variable SITE_SETTINGS. Whether they
 * are right is checked with all the others.
 * @param json object of settings that stand above those of site.config; nothing when left out
 * @throws when the text is no JSON object
 */
export function settingsOf(json: string | undefined): Partial<SiteConfig> {
  const settings = json ? parse(json) : {};
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw new Error(
      `SITE_SETTINGS가 JSON 객체가 아닙니다: ${json}. site.config.ts의 설정을 '{"comments":null}'처럼 적으십시오.`,
    );
  }
  return settings;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Paths are compared as browsers write them: `/문서/` is `/%EB%AC%B8%EC%84%9C/`. */
export function asBrowsersWrite(config: SiteConfig): SiteConfig {
  const url = typeof config.base === 'string' ? URL.parse(config.base, 'http://site') : null;
  // What is more than a path stays as it is, for the check to name.
  const isPath = url?.search === '' && url.hash === '' && url.host === 'site';
  return isPath ? { ...config, base: url.pathname } : config;
}
