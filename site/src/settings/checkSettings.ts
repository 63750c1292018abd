import { z } from 'astro/zod';
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

const { localeError } = z.locales.ko();

/**
 * Checks the settings of a build before it begins.
 * @param config the settings, with what the environment changes in them
 * @throws Error with every problem: the name of the setting, what is wrong and what is allowed
 */
export function checkSettings(config: SiteConfig, environment: Environment = {}): void {
  const { error } = settingsSchema.safeParse(config, { error: explainIssue });
  const problems = [
    ...findUnknownVariables(environment),
    ...findContradictions(environment),
    ...(error ? [z.prettifyError(error)] : []),
  ];
  if (problems.length > 0) {
    throw new Error(
      `설정을 수정해야 합니다. 설정은 site/src/site.config.ts와 환경 변수에서 읽으며, 설명은 site/SETTINGS.md에 있습니다.\n${problems.join('\n')}`,
    );
  }
}

/** Zod's own message in Korean, with the names or values that are allowed where it leaves them out. */
const explainIssue: z.core.$ZodErrorMap = (issue) => {
  const result = localeError(issue);
  const message = typeof result === 'string' ? result : result?.message;
  if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
    return `${message}. 사용할 수 있는 이름: ${Object.keys(issue.inst.shape).join(', ')}`;
  }
  if (issue.code === 'invalid_union' && Array.isArray(issue.options)) {
    return `${message}. 사용할 수 있는 값: ${issue.options.join(', ')}`;
  }
  return message;
};

function findUnknownVariables(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('SITE_') && !VARIABLES.includes(name))
    .map(
      (name) =>
        `✖ ${name}: 알 수 없는 환경 변수입니다. 사용할 수 있는 이름: ${VARIABLES.join(', ')}`,
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
      `✖ ${variable}="${environment[variable]}"와 SITE_SETTINGS의 ${name}="${settings[name]}"이(가) 서로 다릅니다. 하나만 지정하세요.`,
  );
}
