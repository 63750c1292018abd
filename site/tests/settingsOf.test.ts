import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { checkSettings } from '../src/settings/checkSettings.ts';
import { asBrowsersWrite, settingsOf } from '../src/settings/settingsOf.ts';
import { settingsTable } from '../src/settings/settingsTable.ts';
import { siteConfig } from '../src/site.config.ts';

it('takes settings for one build from the environment', () => {
  expect(settingsOf('{"offline":false}')).toEqual({ offline: false });
});

it('changes nothing without the variable', () => {
  expect(settingsOf(undefined)).toEqual({});
  expect(settingsOf('')).toEqual({});
});

it.each(['{offline}', '[]', 'null', '1'])('says how to write settings instead of %s', (text) => {
  expect(() => settingsOf(text)).toThrow(/JSON 객체가 아닙니다.*'\{"comments":null\}'처럼/);
});

/** What a maintainer is told of settings that stand above those of the site. */
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
    const { base } = asBrowsersWrite({ ...siteConfig, base: '/문서/' });
    expect(base).toBe('/%EB%AC%B8%EC%84%9C/');
    expect(complaint({ base })).toBe('');
    expect(asBrowsersWrite({ ...siteConfig, base }).base).toBe(base);
  });
});

describe('settings that are wrong', () => {
  test.each<[object, RegExp]>([
    [{ announcment: null }, /announcment: 모르는 설정입니다\. announcement을\(를\) 적으려/],
    [{ nothing: 1 }, /nothing: 모르는 설정입니다\. 쓸 수 있는 이름: title, tagline/],
    [{ colorMode: 'dark' }, /colorMode: "dark".*\{ default, followSystem \}처럼 묶음/],
    [{ colorMode: { default: 'drak', followSystem: false } }, /"drak".*dark을.*light, dark\./],
    [{ colorMode: { default: 'dark' } }, /colorMode\.followSystem: 적혀 있지 않습니다\..*true/],
    [{ search: { provider: 'google' } }, /search\.provider: "google".*embedded, server, algolia/],
    [{ search: { provider: 'algolai' } }, /algolia을\(를\) 적으려/],
    [{ search: {} }, /search\.provider: 적혀 있지 않습니다\. 쓸 수 있는 값: embedded/],
    [
      { search: { provider: 'algolia', appId: 'a', apiKey: 'k' } },
      /search\.indexName: 적혀 있지 않습니다\. 쓸 수 있는 값: 글자/,
    ],
    [
      { search: { provider: 'algolia', appId: '', apiKey: 'k', indexName: 'i' } },
      /search\.appId: 비어 있습니다/,
    ],
    [{ search: { provider: 'server' } }, /search\.host: 적혀 있지 않습니다/],
    [{ search: { provider: 'server', host: 'localhost:7700' } }, /"localhost:7700".*http로 시작/],
    [
      { search: { provider: 'embedded', appId: 'a' } },
      /search\.appId: search\.provider가 "embedded"일 때는 쓰지 않습니다/,
    ],
    [{ docsVersion: { label: '1.0' } }, /docsVersion\.name: 적혀 있지 않습니다/],
    [
      { docsVersion: { name: 'a', label: '1', isLast: true, banner: 'unmaintained' } },
      /docsVersion\.banner: .*isLast가 true인 버전은/,
    ],
    [{ title: '' }, /title: 비어 있습니다/],
    [{ title: null }, /title: null을\(를\) 쓸 수 없습니다/],
    [{ copyrightYear: '2025' }, /copyrightYear: "2025".*숫자/],
    [{ offline: 'no' }, /offline: "no".*true \| false/],
    [{ url: 'https://example.com/docs' }, /url: .*호스트까지만.*SITE_BASE/],
    [{ url: 'https://example.com/' }, /url: .*끝에 \/를 붙이지 마십시오/],
    [{ locale: 'korean!!' }, /locale: "korean!!".*언어의 표준 이름/],
    [{ copyrightYear: -1 }, /copyrightYear: -1.*네 자리 연도/],
    [{ url: 'example.com' }, /url: "example\.com".*http로 시작/],
    [{ base: 'docs' }, /base: "docs".*"\/zs-ui\/"나 "\/"/],
    [{ base: '/docs' }, /base: "\/docs"/],
    [{ base: '//evil.example/' }, /base: "\/\/evil/],
    [{ base: '/a/../' }, /base/],
    [{ base: '/a?b/' }, /base/],
    [{ comments: { repo: 'zs', repoId: 'R', category: 'B', categoryId: 'C' } }, /comments\.repo/],
  ])('fail with their name, and with what may be written: %j', (settings, message) => {
    expect(complaint(settings)).toMatch(message);
  });

  it('are told all at once', () => {
    expect(complaint({ title: '', offlien: true, base: 'x' })).toMatch(
      /3개.*\n(?=[\s\S]*title)(?=[\s\S]*offline)[\s\S]*base/,
    );
  });

  it('in the environment are told with the nearest variable', () => {
    expect(complaint({}, { SITE_BSAE: '/' })).toMatch(/SITE_BSAE.*SITE_BASE을/);
    expect(complaint({}, { SITE_BASE: '/', HOME: '/root' })).toBe('');
  });

  it('that are given twice with two values are a contradiction', () => {
    const twice = { SITE_BASE: '/', SITE_SETTINGS: '{"base":"/docs/"}' };
    expect(complaint({}, twice)).toMatch(/SITE_BASE="\/"와 SITE_SETTINGS의 base="\/docs\/"/);
    expect(complaint({}, { ...twice, SITE_BASE: '/docs/' })).toBe('');
  });
});

test('site/SETTINGS.md is what the schema and the settings say; npm run settings renews it', () => {
  const file = readFileSync(new URL('../SETTINGS.md', import.meta.url), 'utf8');
  expect(file).toContain(settingsTable(siteConfig));
});
