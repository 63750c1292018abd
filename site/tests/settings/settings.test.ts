import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it, test } from 'vitest';
import { checkSettings } from '../../src/settings/checkSettings.ts';
import { encodeBase, parseSettings } from '../../src/settings/parseSettings.ts';
import { settingsSchema } from '../../src/settings/settingsSchema.ts';
import { siteConfig } from '../../src/site.config.ts';

it('takes settings for one build from the environment', () => {
  expect(parseSettings('{"showLastUpdated":false}')).toEqual({ showLastUpdated: false });
});

it('changes nothing without the variable', () => {
  expect(parseSettings(undefined)).toEqual({});
  expect(parseSettings('')).toEqual({});
});

it.each(['{title}', '[]', 'null', '1'])('says how to write settings instead of %s', (text) => {
  expect(() => parseSettings(text)).toThrow(/JSON 객체가 아닙니다.*'\{"comments":null\}'처럼/);
});

/** Message about settings that override those of the site. */
function complaint(settings: object, environment: Record<string, string> = {}): string {
  try {
    checkSettings({ ...siteConfig, ...settings }, environment);
    return '';
  } catch (error) {
    return String(error);
  }
}

/** Line of a setting in site.config, counted from 1. */
const lineOfSetting = (name: string) =>
  readFileSync(new URL('../../src/site.config.ts', import.meta.url), 'utf8')
    .split('\n')
    .findIndex((line) => line.startsWith(`  ${name}:`)) + 1;

describe('settings that are right', () => {
  const algolia = { provider: 'algolia', appId: 'a', apiKey: 'k', indexName: 'i', insights: true };
  test.each<[object]>([
    [{}],
    [{ base: '/' }],
    [{ url: 'http://localhost:3000' }],
    [{ search: algolia }],
    [{ announcement: { id: 'v1', html: '새 소식', dismissable: true } }],
    [{ comments: { repo: 'zs/ui', repoId: 'R', category: 'Blog', categoryId: 'C' } }],
    [{ editBase: 'https://github.com/zs/ui/edit/main/' }],
  ])('are taken: %j', (settings) => {
    expect(complaint(settings)).toBe('');
  });

  it('of a path in any script are compared as browsers write it', () => {
    const { base } = encodeBase({ ...siteConfig, base: '/문서/' });
    expect(base).toBe('/%EB%AC%B8%EC%84%9C/');
    expect(complaint({ base })).toBe('');
    expect(encodeBase({ ...siteConfig, base }).base).toBe(base);
  });
});

describe('settings that are wrong', () => {
  test.each<[object, RegExp]>([
    [
      { announcment: null },
      /announcment: 알 수 없는 .*사용할 수 있는 이름: title, tagline.*announcement/,
    ],
    [{ colorMode: 'dark' }, /colorMode: .*객체가 와야/],
    [
      { colorMode: { default: 'drak', followSystem: false } },
      /colorMode\.default: .*지정하세요: light, dark/,
    ],
    [{ colorMode: { default: 'dark' } }, /colorMode\.followSystem: .*항목이 없습니다/],
    [{ search: { provider: 'google' } }, /search\.provider: .*지정하세요: embedded, algolia/],
    [{ search: {} }, /search\.provider: .*지정하세요: embedded, algolia/],
    [
      { search: { provider: 'embedded', appId: 'a' } },
      /search\.appId: 알 수 없는 .*사용할 수 있는 이름: provider/,
    ],
    [{ docsVersion: { label: '1.0' } }, /docsVersion\.name: .*항목이 없습니다/],
    [
      { docsVersion: { name: 'a', label: '1', isLast: true, banner: 'unmaintained' } },
      /docsVersion\.banner: isLast가 true인 버전은/,
    ],
    [
      {
        docsVersion: {
          name: 'a',
          label: '1',
          isLast: true,
          banner: null,
          latest: { label: '2', url: 'https://example.com/2/' },
        },
      },
      /docsVersion\.latest: .*최신 버전입니다/,
    ],
    [{ title: '' }, /title: .*비어 있거나/],
    [{ title: null }, /title: .*문자열이 와야/],
    [{ copyrightYear: '2025' }, /copyrightYear: .*숫자가 와야/],
    [{ copyrightYear: 2025.5 }, /copyrightYear: .*정수가 와야/],
    [{ copyrightYear: -1 }, /copyrightYear: .*1000 이상/],
    [{ copyrightYear: 20250 }, /copyrightYear: .*9999 이하/],
    [{ showLastUpdated: 'no' }, /showLastUpdated: .*true 또는 false가 와야/],
    [{ url: 'https://example.com/docs' }, /url: 호스트까지만.*SITE_BASE/],
    [{ url: 'https://example.com/' }, /url: .*끝에 \/를 붙이지 마세요/],
    [{ url: 'example.com' }, /url: .*http로 시작/],
    [{ locale: 'korean!!' }, /locale: .*언어 태그/],
    [{ base: 'docs' }, /base: "\/zs-ui\/"나 "\/"/],
    [{ base: '/docs' }, /base: /],
    [{ base: '//evil.example/' }, /base: /],
    [{ base: '/a/../' }, /base: /],
    [{ base: '/a?b/' }, /base: /],
    [
      { comments: { repo: 'zs', repoId: 'R', category: 'B', categoryId: 'C' } },
      /comments\.repo: .*소유자\/저장소/,
    ],
  ])('fail with their name, and with what may be written: %j', (settings, message) => {
    expect(complaint(settings)).toMatch(message);
  });

  test.each(['appId', 'apiKey', 'indexName'])(
    'of the hosted provider: `%s` left out or empty is told as the browser tells it',
    (name) => {
      const whole = { provider: 'algolia', appId: 'a', apiKey: 'k', indexName: 'i' };
      for (const value of [undefined, '']) {
        expect(complaint({ search: { ...whole, [name]: value } })).toContain(
          `:${lineOfSetting('search')} search.${name}: \`${name}\` is missing.`,
        );
      }
      expect(complaint({ search: { ...whole, [name]: 1 } })).toContain('문자열이 와야');
    },
  );

  it('are told with their line in site.config, or with the variable that gives them', () => {
    const place = `site/src/site.config.ts:${lineOfSetting('showLastUpdated')} showLastUpdated:`;
    expect(complaint({ showLastUpdated: 'no' })).toContain(place);
    expect(
      complaint({ showLastUpdated: 'no' }, { SITE_SETTINGS: '{"showLastUpdated":"no"}' }),
    ).toContain('✖ SITE_SETTINGS showLastUpdated:');
    expect(complaint({ base: 'x' }, { SITE_BASE: 'x' })).toContain('✖ SITE_BASE:');
  });

  it('are told without a stack, and none in the words of the schema', () => {
    const settings = {
      showLastUpdated: 1,
      locale: null,
      docsVersion: [],
      search: { provider: 'algolia' },
    };
    expect(() => checkSettings({ ...siteConfig, ...(settings as object) })).toThrow(
      expect.objectContaining({ stack: '' }),
    );
    expect(complaint(settings)).not.toMatch(/undefined|invalid|expected|입력/i);
  });

  it('are told all at once', () => {
    expect(complaint({ title: '', offlien: true, base: 'x' })).toMatch(
      /(?=[\s\S]* title:)(?=[\s\S]* offlien:)[\s\S]* base:/,
    );
  });

  it('in the environment are told with the variables that there are', () => {
    expect(complaint({}, { SITE_BSAE: '/' })).toMatch(/SITE_BSAE: 알 수 없는 환경 변수.*SITE_BASE/);
    expect(complaint({}, { SITE_BASE: '/', HOME: '/root' })).toBe('');
  });

  it('that are given twice with two values are a contradiction', () => {
    const twice = { SITE_BASE: '/', SITE_SETTINGS: '{"base":"/docs/"}' };
    expect(complaint({}, twice)).toMatch(/SITE_BASE="\/"와 SITE_SETTINGS의 base="\/docs\/"/);
    expect(complaint({}, { ...twice, SITE_BASE: '/docs/' })).toBe('');
  });
});

/** Names of the settings below a schema, as SETTINGS.md writes them. */
function namesIn(schema: unknown, prefix = ''): string[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return namesIn(schema.unwrap(), prefix);
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) => namesIn(option, prefix));
  }
  return schema instanceof z.ZodObject
    ? Object.entries(schema.shape).flatMap(([key, value]) => [
        prefix + key,
        ...namesIn(value, `${prefix}${key}.`),
      ])
    : [];
}

test('site/SETTINGS.md has a row for every setting, and for nothing else', () => {
  const file = readFileSync(new URL('../../SETTINGS.md', import.meta.url), 'utf8');
  const rows = [...file.matchAll(/^\| `([\w.]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(rows)).toEqual(new Set(namesIn(settingsSchema)));
});
