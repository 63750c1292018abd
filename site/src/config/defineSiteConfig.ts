/** Settings of the site. Each field says what it changes and what happens when it is left out. */
export interface SiteConfig {
  /** Name of the site: navbar, titles, feeds. */
  title: string;
  /** One line under the name on the home page and in search results. */
  tagline: string;
  /** Origin the site is published at, without a path. Environment: SITE_URL. */
  url: string;
  /** Path the site is served under, with both slashes. Environment: SITE_BASE. */
  base: string;
  /** Language of every page (BCP 47). */
  locale: string;
  /** Year named in the footer. */
  copyrightYear: number;
  /** Copyright holder. */
  organization: string;
  /** Address of the source repository, linked from the navbar. */
  repository: string;
  /** Prefix of the edit links, before the path of a file of this repository; null hides them. */
  editBase: string | null;
  /** Prefix of the source links of the API tables, as above; null hides them. */
  sourceBase: string | null;
  /** Show when a page last changed, read from git at build time. */
  showLastUpdated: boolean;
  /** Version of the docs that the site publishes. `banner` warns readers of a whole version. */
  docsVersion: {
    name: string;
    label: string;
    isLast: boolean;
    banner: 'unreleased' | 'unmaintained' | null;
  };
  /** Version of the docs data shape published on the config page. */
  docsDataVersion: string;
  /** `followSystem`: without a stored choice the page follows the operating system. */
  colorMode: { default: 'light' | 'dark'; followSystem: boolean };
  /** A line above the navbar; a new `id` shows it again to readers who closed it. null: none. */
  announcement: { id: string; html: string; dismissable: boolean } | null;
  /** Keep pages readable without a connection; false removes what readers' browsers kept. */
  offline: boolean;
  /** Who answers search queries. */
  search:
    | { provider: 'embedded' }
    /** A server of one's own, `npm run search:serve`, at this address. */
    | { provider: 'server'; host: string }
    | {
        provider: 'algolia';
        appId: string;
        apiKey: string;
        indexName: string;
        insights?: boolean;
      };
  /** giscus settings for comments under a blog post. null: no comments. */
  comments: {
    repo: `${string}/${string}`;
    repoId: string;
    category: string;
    categoryId: string;
  } | null;
}

const isHttp = (address: string) => /^https?:/.test(address) && URL.canParse(address);

/**
 * Checks settings that would otherwise fail far from their cause, and returns them unchanged.
 * @throws Error that names the setting and what to write
 */
export function defineSiteConfig(config: SiteConfig): SiteConfig {
  const { base, search } = config;
  if (!base.startsWith('/') || !base.endsWith('/')) {
    throw new Error(
      `site.config.ts: base가 "${base}"입니다. "/zs-ui/"처럼 /로 시작하고 /로 끝나게 적으십시오.`,
    );
  }
  if (!['embedded', 'server', 'algolia'].includes(search.provider)) {
    throw new Error(
      `site.config.ts: search.provider가 "${search.provider}"입니다. embedded, server, algolia 가운데 하나를 적으십시오.`,
    );
  }
  if (search.provider === 'server' && !isHttp(search.host)) {
    throw new Error(
      `site.config.ts: search.host가 "${search.host}"입니다. "https://search.example.com"처럼 http로 시작하는 주소를 적으십시오.`,
    );
  }
  if (search.provider === 'algolia') {
    const missing = (['appId', 'apiKey', 'indexName'] as const).find((name) => !search[name]);
    if (missing) {
      throw new Error(
        `\`${missing}\` is missing. site.config.ts의 search에 검색 서비스가 준 값을 적으십시오.`,
      );
    }
  }
  return config;
}
