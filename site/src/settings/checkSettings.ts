import { nearNames } from '@zs-docs/api-docs';
import type { z } from 'astro/zod';
import { choicesOf, objectsOf, schemaAt, typeText } from './schemaParts.ts';
import { settingsOf } from './settingsOf.ts';
import { type SiteConfig, settingsSchema } from './settingsSchema.ts';

type Issue = z.core.$ZodIssue;
type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment may say of one build. */
const variables = ['SITE_URL', 'SITE_BASE', 'SITE_SETTINGS', 'SITE_DIST'] as const;

const words: Readonly<Record<string, string>> = {
  text: '글자',
  number: '숫자',
  object: '{ } 묶음',
};

/**
 * Checks the settings of a build before it begins.
 * @param config the settings, with what the environment changes in them
 * @throws Error with every problem: the name, what is allowed, the nearest name
 */
export function checkSettings(config: SiteConfig, environment: Environment = {}): void {
  const parsed = settingsSchema.safeParse(config);
  const problems = [
    ...unknownVariables(environment),
    ...contradictions(environment),
    ...(parsed.error?.issues ?? []).flatMap((issue) => describe(issue, config)),
  ];
  if (problems.length > 0) {
    throw new Error(
      `설정에 고칠 것이 ${problems.length}개 있습니다. 설정은 site/src/site.config.ts와 환경 변수에서 오고, 뜻은 site/SETTINGS.md에 있습니다.\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
  }
}

const meant = (written: string, names: readonly string[]) => {
  const [near] = nearNames(written, names);
  return near ? ` ${near}을(를) 적으려 하셨습니까?` : '';
};

function unknownVariables(environment: Environment): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('SITE_') && !variables.some((known) => known === name))
    .map(
      (name) =>
        `${name}: 모르는 환경 변수입니다.${meant(name, variables)} 쓸 수 있는 이름: ${variables.join(', ')}.`,
    );
}

/** The same setting twice, with two values. */
function contradictions(environment: Environment): string[] {
  const settings = settingsOf(environment.SITE_SETTINGS);
  return (
    [
      ['SITE_URL', 'url'],
      ['SITE_BASE', 'base'],
    ] as const
  )
    .filter(([variable, name]) => {
      const said = environment[variable];
      return said !== undefined && settings[name] !== undefined && settings[name] !== said;
    })
    .map(
      ([variable, name]) =>
        `${variable}="${environment[variable]}"와 SITE_SETTINGS의 ${name}="${settings[name]}"이(가) 서로 다릅니다. 하나만 적으십시오.`,
    );
}

/** One issue of the schema as sentences. */
function describe(issue: Issue, config: SiteConfig): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => unknownKey(issue, key, config));
  }
  const schema = schemaAt(settingsSchema, issue.path);
  const name = issue.path.join('.');
  const value = issue.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown>)?.[key],
    config,
  );
  if (value === undefined) {
    return [`${name}: 적혀 있지 않습니다. ${allowed(schema, issue)}`];
  }
  const said = JSON.stringify(value);
  if (issue.code === 'custom' || issue.code === 'invalid_format') {
    return [`${name}: ${said}을(를) 쓸 수 없습니다. ${issue.message}`];
  }
  if (issue.code === 'too_small') {
    return [`${name}: 비어 있습니다. ${schema?.description ?? ''}`];
  }
  const choices = typeof value === 'string' ? meant(value, choicesAt(schema, issue)) : '';
  return [`${name}: ${said}을(를) 쓸 수 없습니다.${choices} ${allowed(schema, issue)}`];
}

/** A name that a setting does not have; one of another provider is told as such. */
function unknownKey(issue: Issue, key: string, config: SiteConfig): string {
  const name = [...issue.path, key].join('.');
  const parent = schemaAt(settingsSchema, issue.path) ?? settingsSchema;
  const objects = objectsOf(parent);
  const known = objects.flatMap((fields) => Object.keys(fields));
  if (known.includes(key)) {
    return `${name}: search.provider가 "${config.search.provider}"일 때는 쓰지 않습니다. 지우거나 provider를 바꾸십시오.`;
  }
  return `${name}: 모르는 설정입니다.${meant(key, known)} 쓸 수 있는 이름: ${[...new Set(known)].join(', ')}.`;
}

/** What a setting may be; the tag of a union may be that of each of its objects. */
function choicesAt(schema: z.ZodType | undefined, issue: Issue): string[] {
  if (issue.code !== 'invalid_union') {
    return schema ? choicesOf(schema) : [];
  }
  const tag = String(issue.path.at(-1));
  const union = schemaAt(settingsSchema, issue.path.slice(0, -1)) ?? settingsSchema;
  return objectsOf(union).flatMap((fields) => (fields[tag] ? choicesOf(fields[tag]) : []));
}

function allowed(schema: z.ZodType | undefined, issue: Issue): string {
  const choices = choicesAt(schema, issue);
  if (choices.length > 0) {
    return `쓸 수 있는 값: ${choices.join(', ')}.`;
  }
  if (!schema) {
    return '';
  }
  const fields = objectsOf(schema).flatMap((object) => Object.keys(object));
  const type = typeText(schema);
  return fields.length > 0
    ? `{ ${[...new Set(fields)].join(', ')} }처럼 묶음으로 적으십시오.`
    : `쓸 수 있는 값: ${words[type] ?? type}.`;
}
