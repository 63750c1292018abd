import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteConfig } from '../../src/settings/settingsSchema.ts';

const algolia = { provider: 'algolia', appId: 'A', apiKey: 'K', indexName: 'I' } as const;

beforeEach(() => vi.resetModules());

/** A module of the site under other settings. */
async function under<Module>(
  settings: Partial<SiteConfig>,
  load: () => Promise<Module>,
): Promise<Module> {
  const { siteConfig: fresh } = await import('../../src/site.config.ts');
  Object.assign(fresh, settings);
  return load();
}

describe('What a page may load', () => {
  const script = 'document.title';
  const policy = (settings: Partial<SiteConfig> = {}) =>
    under(settings, async () => {
      const { contentSecurityPolicy } = await import('../../src/layout/document/csp.ts');
      const rules = new Map(
        contentSecurityPolicy(script)
          .split('; ')
          .map((rule) => {
            const [name = '', ...sources] = rule.split(' ');
            return [name, sources];
          }),
      );
      return rules;
    });

  test('is its own, and the one script in its text by its hash', async () => {
    const rules = await policy();
    const hash = createHash('sha256').update(script).digest('base64');
    expect(rules.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`]);
    expect(rules.get('default-src')).toEqual(["'self'"]);
    expect(rules.get('object-src')).toEqual(["'none'"]);
    expect(rules.get('connect-src')).toEqual(["'self'"]);
  });

  test('grows by the hosts of what the settings turn on, and by no others', async () => {
    const comments = { repo: 'a/b', repoId: 'R', category: 'C', categoryId: 'D' } as const;
    const rules = await policy({ comments, search: algolia });
    expect(rules.get('frame-src')).toEqual(["'self'", 'https://giscus.app']);
    expect(rules.get('script-src')).toContain('https://giscus.app');
    expect(rules.get('connect-src')).toContain('https://*.algolia.net');
  });
});

describe('What the search of the site is told', () => {
  const settings = (more: Partial<SiteConfig> = {}) =>
    under(
      more,
      async () => (await import('../../src/layout/document/SearchSettings.tsx')).searchSettings,
    );

  test('with a provider is that one, which hears nothing of readers unless it is turned on', async () => {
    expect(await settings({ search: algolia })).toMatchObject({
      provider: { name: 'algolia', appId: 'A', apiKey: 'K', insights: false },
      indexName: 'I',
    });
  });

  test('stands in the page as data that no setting can end early', async () => {
    const { renderToStaticMarkup } = await import('react-dom/server');
    const { createElement } = await import('react');
    const repository = 'https://example.com/</script><b>';
    const html = await under({ repository }, async () => {
      const { SearchSettings, searchSettings } = await import(
        '../../src/layout/document/SearchSettings.tsx'
      );
      return renderToStaticMarkup(createElement(SearchSettings, { settings: searchSettings }));
    });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const json = />([\s\S]*)<\/script>$/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).missingResultsUrl).toContain(repository);
  });
});
