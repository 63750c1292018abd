import { expect, it } from 'vitest';
import { defineSiteConfig, type SiteConfig } from '../src/config/defineSiteConfig.ts';
import { settingsOf } from '../src/config/settingsOf.ts';
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

it.each<[Partial<SiteConfig>, RegExp]>([
  [{ base: 'docs' }, /base가 "docs"입니다.*\/로 끝나게/],
  [
    { search: { provider: 'algolia', appId: '', apiKey: 'k', indexName: 'i' } },
    /`appId` is missing\. site\.config\.ts의 search에/,
  ],
  [
    { search: { provider: 'algolia', appId: 'a', apiKey: 'k', indexName: '' } },
    /`indexName` is missing\. site\.config\.ts의 search에/,
  ],
  [{ search: { provider: 'elastic' } as never }, /search\.provider가 "elastic".*embedded, server/],
  [{ search: { provider: 'server', host: 'search.example.com' } }, /search\.host가.*http로 시작/],
])('names the setting of %j that is wrong, and what to write', (settings, message) => {
  expect(() => defineSiteConfig({ ...siteConfig, ...settings })).toThrow(message);
});
