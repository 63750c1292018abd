import type { SiteConfig } from './settingsSchema.ts';

/**
 * Parses the environment variable SITE_SETTINGS. `checkSettings` checks the values with all others.
 * @param json object of settings that override those of site.config; none when left out
 * @throws Error when the text is no JSON object
 */
export function parseSettings(json: string | undefined): Partial<SiteConfig> {
  const settings = json ? parse(json) : {};
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw new Error(
      `SITE_SETTINGS가 JSON 객체가 아닙니다: ${json}. site.config.ts의 설정을 '{"comments":null}'처럼 작성하세요.`,
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

/** `URL.parse`, which the oldest browsers that the site supports lack. */
function urlOf(base: unknown): URL | undefined {
  try {
    return typeof base === 'string' ? new URL(base, 'http://site') : undefined;
  } catch {
    return undefined;
  }
}

/** Percent-encodes the base path as browsers do: `/문서/` becomes `/%EB%AC%B8%EC%84%9C/`. */
export function encodeBase(config: SiteConfig): SiteConfig {
  const url = urlOf(config.base);
  // A value that is more than a path stays as it is and fails the check.
  const isPath = url?.search === '' && url.hash === '' && url.host === 'site';
  return isPath ? { ...config, base: url.pathname } : config;
}
