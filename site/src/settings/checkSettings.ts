import { readFileSync } from 'node:fs';
import { koreanErrorMap } from './explain/koreanIssues.ts';
import { lineOf } from './explain/lineOf.ts';
import { parseSettings } from './parseSettings.ts';
import { type SiteConfig, settingsSchema } from './settingsSchema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that change a single build. */
const VARIABLES = ['SITE_URL', 'SITE_BASE', 'SITE_SETTINGS', 'SITE_DIST'];

/** Settings that have a variable of their own. */
const NAMED_SETTINGS = [
  ['SITE_URL', 'url'],
  ['SITE_BASE', 'base'],
] as const;

const CONFIG_FILE = 'site/src/site.config.ts';

/** Every problem of the settings. Astro prints a stack where there is one; it says nothing here. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
  override readonly stack = '';
}

/**
 * Checks the settings of a build before it begins.
 * @param config the settings, with what the environment changes in them
 * @throws SettingsError with every problem: where it is, what is wrong and what is allowed
 */
export function checkSettings(config: SiteConfig, environment: Environment = {}): void {
  const problems = [
    ...findUnknownVariables(environment),
    ...findContradictions(environment),
    ...findWrongSettings(config, environment),
  ];
  if (problems.length > 0) {
    throw new SettingsError(
      `설정을 수정해야 합니다. 설정은 ${CONFIG_FILE}와 환경 변수에서 읽으며, 설명은 site/SETTINGS.md에 있습니다.\n${problems.map((problem) => `✖ ${problem}`).join('\n')}`,
    );
  }
}

function findWrongSettings(config: SiteConfig, environment: Environment): string[] {
  const { error } = settingsSchema.safeParse(config, { error: koreanErrorMap });
  return (error?.issues ?? []).map(({ path, message, ...issue }) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return `${placeOfSetting([...path, ...key], environment)}: ${message}`;
  });
}

/** The line of a setting in site.config, or the variable that gives it. */
export function placeOfSetting(path: readonly PropertyKey[], environment: Environment): string {
  const [first, name] = [String(path[0]), path.map(String).join('.')];
  const variable = NAMED_SETTINGS.find(([, setting]) => setting === first)?.[0];
  if (first in parseSettings(environment.SITE_SETTINGS)) {
    return `SITE_SETTINGS ${name}`;
  }
  if (variable && environment[variable] !== undefined) {
    return variable;
  }
  const source = readFileSync(new URL('../site.config.ts', import.meta.url), 'utf8');
  return `${CONFIG_FILE}:${lineOf(source, path)} ${name}`;
}

function findUnknownVariables(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('SITE_') && !VARIABLES.includes(name))
    .map(
      (name) => `${name}: 알 수 없는 환경 변수입니다. 사용할 수 있는 이름: ${VARIABLES.join(', ')}`,
    );
}

/** Finds settings that the environment gives twice, with two values. */
function findContradictions(environment: Environment): string[] {
  const settings = parseSettings(environment.SITE_SETTINGS);
  return NAMED_SETTINGS.filter(([variable, name]) => {
    const value = environment[variable];
    return value !== undefined && settings[name] !== undefined && settings[name] !== value;
  }).map(
    ([variable, name]) =>
      `${variable}="${environment[variable]}"와 SITE_SETTINGS의 ${name}="${settings[name]}"이(가) 서로 다릅니다. 하나만 지정하세요.`,
  );
}
