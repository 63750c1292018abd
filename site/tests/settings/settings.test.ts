import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { describe, expect, it, test } from 'vitest';
import { checkSettings } from '../../src/settings/checkSettings.ts';
import { encodeBase, parseSettings } from '../../src/settings/parseSettings.ts';
import { settingsSchema } from '../../src/settings/settingsSchema.ts';
import { siteConfig } from '../../src/site.config.ts';

it('takes settings for one build from the environment', () => {
  expect(parseSettings('{"offline":false}')).toEqual({ offline: false });
});

it('changes nothing without the variable', () => {
  expect(parseSettings(undefined)).toEqual({});
  expect(parseSettings('')).toEqual({});
});

it.each(['{offline}', '[]', 'null', '1'])('says how to write settings instead of %s', (text) => {
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

describe('settings that are right', () => {
  const algolia = { provider: 'algolia', appId: 'a', apiKey: 'k', indexName: 'i', insights: true };
  test.each<[object]>([
    [{}],
    [{ base: '/' }],
    [{ url: 'http://localhost:3000' }],
    [{ search: { provider: 'server', host: 'https://search.example.com/docs' } }],
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
      /키: "announcment"\. 사용할 수 있는 이름: title, tagline.*announcement/,
    ],
    [{ colorMode: 'dark' }, /object, .*string.*\n.*colorMode/],
    [
      { colorMode: { default: 'drak', followSystem: false } },
      /"light".*"dark".*\n.*colorMode\.def/,
    ],
    [{ colorMode: { default: 'dark' } }, /boolean, .*undefined.*\n.*colorMode\.followSystem/],
    [
      { search: { provider: 'google' } },
      /사용할 수 있는 값: embedded, server, algolia\n.*search\.provider/,
    ],
    [{ search: {} }, /사용할 수 있는 값: embedded, server, algolia\n.*search\.provider/],
    [
      { search: { provider: 'algolia', appId: 'a', apiKey: 'k' } },
      /string, .*undefined.*\n.*search\.indexName/,
    ],
    [
      { search: { provider: 'algolia', appId: '', apiKey: 'k', indexName: 'i' } },
      /1문자 이상.*\n.*search\.appId/,
    ],
    [{ search: { provider: 'server' } }, /http로 시작.*\n.*search\.host/],
    [{ search: { provider: 'server', host: 'localhost:7700' } }, /http로 시작.*\n.*search\.host/],
    [{ search: { provider: 'embedded', appId: 'a' } }, /키: "appId"\. .*: provider\n.*search/],
    [{ docsVersion: { label: '1.0' } }, /docsVersion\.name/],
    [
      { docsVersion: { name: 'a', label: '1', isLast: true, banner: 'unmaintained' } },
      /isLast가 true인 버전은.*\n.*docsVersion\.banner/,
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
      /최신 버전입니다.*\n.*docsVersion\.latest/,
    ],
    [{ title: '' }, /1문자 이상.*\n.*title/],
    [{ title: null }, /string, .*null.*\n.*title/],
    [{ copyrightYear: '2025' }, /number, .*string.*\n.*copyrightYear/],
    [{ copyrightYear: -1 }, /1000.*\n.*copyrightYear/],
    [{ offline: 'no' }, /boolean, .*string.*\n.*offline/],
    [{ url: 'https://example.com/docs' }, /호스트까지만.*SITE_BASE.*\n.*url/],
    [{ url: 'https://example.com/' }, /끝에 \/를 붙이지 마세요.*\n.*url/],
    [{ url: 'example.com' }, /http로 시작.*\n.*url/],
    [{ locale: 'korean!!' }, /언어 태그.*\n.*locale/],
    [{ base: 'docs' }, /"\/zs-ui\/"나 "\/".*\n.*base/],
    [{ base: '/docs' }, /at base/],
    [{ base: '//evil.example/' }, /at base/],
    [{ base: '/a/../' }, /at base/],
    [{ base: '/a?b/' }, /at base/],
    [
      { comments: { repo: 'zs', repoId: 'R', category: 'B', categoryId: 'C' } },
      /소유자\/저장소.*\n.*comments\.repo/,
    ],
  ])('fail with their name, and with what may be written: %j', (settings, message) => {
    expect(complaint(settings)).toMatch(message);
  });

  it('are told all at once', () => {
    expect(complaint({ title: '', offlien: true, base: 'x' })).toMatch(
      /(?=[\s\S]*at title)(?=[\s\S]*"offlien")[\s\S]*at base/,
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
