import { z } from 'astro/zod';

/** What reads as text and may not be empty. */
const text = z.string().min(1);
const flag = z.boolean();

const address = (what: string) =>
  text.refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), { error: what });

const ADDRESS = '"https://example.com"처럼 http로 시작하는 주소를 적으십시오.';

const origin = address(ADDRESS).refine(
  (value) => URL.parse(value)?.origin === value,
  '호스트까지만 적으십시오. 경로는 base(SITE_BASE)에 적고, 끝에 /를 붙이지 마십시오.',
);

const path = text.refine(
  (value) => /^\/(?:[^/?#\\\s]+\/)*$/.test(value) && !/\/\.{1,2}\//.test(value),
  '"/zs-ui/"나 "/"처럼 /로 시작하고 /로 끝나게 적으십시오.',
);

/** One address to send questions to, or how to reach a hosted provider. */
const search = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('embedded').describe('The index that the site carries.'),
  }),
  z.strictObject({
    provider: z.literal('server').describe('A server of one’s own: `npm run search:serve`.'),
    host: address(ADDRESS).describe('Its address.'),
  }),
  z.strictObject({
    provider: z.literal('algolia').describe('The hosted provider.'),
    appId: text.describe('As the provider names it.'),
    apiKey: text.describe('The key that may only search.'),
    indexName: text.describe('As the provider names it.'),
    insights: flag.optional().describe('Tell the provider which results are opened.'),
  }),
]);

const comments = z.strictObject({
  repo: z
    .templateLiteral([z.string().min(1), '/', z.string().min(1)], {
      error: '"0610studio/zs-ui"처럼 "소유자/저장소"로 적으십시오.',
    })
    .describe('Repository whose discussions hold the comments.'),
  repoId: text.describe('As giscus.app gives it.'),
  category: text.describe('Category of the discussions.'),
  categoryId: text.describe('As giscus.app gives it.'),
});

const isYear = (year: number) => year >= 1000 && year <= 9999;

/** Browsers throw at dates that are to be written in a language of another form. */
function isLanguage(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch (error) {
    if (error instanceof RangeError) {
      return false;
    }
    throw error;
  }
}

/**
 * Every setting of the site: its type, what it changes and what is refused. The table of
 * site/SETTINGS.md is made of it.
 */
export const settingsSchema = z.strictObject({
  title: text.describe('Name of the site: navbar, titles, feeds.'),
  tagline: text.describe('One line under the name on the home page and in search results.'),
  url: origin.describe('Origin the site is published at, without a path.'),
  base: path.describe('Path the site is served under, with both slashes.'),
  locale: text
    .refine(isLanguage, '"ko"나 "en-US"처럼 언어의 표준 이름을 적으십시오.')
    .describe('Language of every page (BCP 47).'),
  copyrightYear: z
    .int()
    .refine(isYear, '2025처럼 네 자리 연도를 적으십시오.')
    .describe('Year named in the footer.'),
  organization: text.describe('Copyright holder.'),
  repository: address(ADDRESS).describe('The source repository, linked from the navbar.'),
  editBase: address(ADDRESS)
    .nullable()
    .describe('Prefix of the edit links, before the path of a file here; null hides them.'),
  sourceBase: address(ADDRESS)
    .nullable()
    .describe('Prefix of the source links of the API tables; null hides them.'),
  showLastUpdated: flag.describe('Show when a page last changed, read from git.'),
  docsVersion: z
    .strictObject({
      name: text.describe('Its name in the search records.'),
      label: text.describe('Its name for readers.'),
      isLast: flag.describe('Whether it is the latest one.'),
      banner: z
        .enum(['unreleased', 'unmaintained'])
        .nullable()
        .describe('Warns the readers of the whole version.'),
    })
    .refine(({ isLast, banner }) => !isLast || banner !== 'unmaintained', {
      path: ['banner'],
      error:
        'isLast가 true인 버전은 관리하지 않는 버전일 수 없습니다. isLast를 false로 바꾸거나 banner를 null로 바꾸십시오.',
    })
    .describe('Version of the docs that the site publishes.'),
  docsDataVersion: text.describe('Version of the docs data shape on the config page.'),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).describe('Colours before a reader chooses.'),
      followSystem: flag.describe('Without a choice, follow the operating system.'),
    })
    .describe('Light and dark.'),
  announcement: z
    .strictObject({
      id: text.describe('A new one shows it again to readers who closed it.'),
      html: text.describe('The line; links that begin with `/` are pages of the site.'),
      dismissable: flag.describe('Whether a reader can close it.'),
    })
    .nullable()
    .describe('A line above the navbar; null: none.'),
  offline: flag.describe(
    'Keep opened pages readable without a connection; false removes what browsers kept.',
  ),
  search: search.describe('Who answers search queries.'),
  comments: comments.nullable().describe('giscus under a post; null: none.'),
});

/** Settings of the site. */
export type SiteConfig = z.output<typeof settingsSchema>;
