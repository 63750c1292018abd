import { z } from 'astro/zod';

const text = z.string().min(1);
const flag = z.boolean();

const address = z.url({
  protocol: /^https?$/,
  error: '"https://example.com"처럼 http로 시작하는 주소를 지정하세요.',
});

const origin = address.refine(
  (value) => URL.parse(value)?.origin === value,
  '호스트까지만 지정하세요. 경로는 base(SITE_BASE)에 지정하고, 끝에 /를 붙이지 마세요.',
);

const path = text.refine(
  (value) => /^\/(?:[^/?#\\\s]+\/)*$/.test(value) && !/\/\.{1,2}\//.test(value),
  '"/zs-ui/"나 "/"처럼 /로 시작하고 /로 끝나야 합니다.',
);

const requiredText = (missing: string) => {
  const error: z.core.$ZodErrorMap = ({ input }) => (input === undefined ? missing : undefined);
  return z.string({ error }).min(1, missing);
};

/** Required by the hosted provider. What its client says without it stands first, as in the browser. */
const providerText = (name: string, what: string) =>
  requiredText(`\`${name}\` is missing. ${what} 지정하세요.`);

const search = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('embedded') }),
  z.strictObject({
    provider: z.literal('algolia'),
    appId: providerText('appId', 'Algolia 애플리케이션의 id를'),
    apiKey: providerText('apiKey', '검색 전용 키를'),
    indexName: providerText('indexName', '인덱스의 이름을'),
    insights: flag.optional(),
  }),
]);

const docsVersion = z
  .strictObject({
    name: text,
    label: text,
    isLast: flag,
    banner: z.enum(['unreleased', 'unmaintained']).nullable(),
    latest: z.strictObject({ label: text, url: address }).optional(),
  })
  .refine(({ isLast, latest }) => !isLast || latest === undefined, {
    path: ['latest'],
    error:
      'isLast가 true인 버전이 최신 버전입니다. isLast를 false로 변경하거나 latest를 삭제하세요.',
  })
  .refine(({ isLast, banner }) => !isLast || banner !== 'unmaintained', {
    path: ['banner'],
    error:
      'isLast가 true인 버전은 관리 종료된 버전일 수 없습니다. isLast를 false로 변경하거나 banner를 null로 변경하세요.',
  });

/** What the widget gives for a repository. */
const giscusText = (name: string) =>
  requiredText(
    `${name}이(가) 없습니다. https://giscus.app 에서 저장소와 카테고리를 선택한 뒤 나오는 값을 지정하세요.`,
  );

const comments = z.strictObject({
  repo: z.templateLiteral([text, '/', text], {
    error: '"0610studio/zs-ui"처럼 "소유자/저장소" 형식으로 지정하세요.',
  }),
  repoId: giscusText('repoId'),
  category: giscusText('category'),
  categoryId: giscusText('categoryId'),
});

/** Browsers throw when a date is formatted in a malformed locale. */
function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1;
  } catch (error) {
    if (error instanceof RangeError) {
      return false;
    }
    throw error;
  }
}

/** Every setting of the site. What each of them changes is in site/SETTINGS.md. */
export const settingsSchema = z.strictObject({
  title: text,
  tagline: text,
  url: origin,
  base: path,
  locale: text.refine(isLocale, '"ko"나 "en-US"처럼 언어 태그를 지정하세요.'),
  copyrightYear: z.int().min(1000).max(9999),
  organization: text,
  repository: address,
  editBase: address.nullable(),
  sourceBase: address.nullable(),
  showLastUpdated: flag,
  docsVersion,
  docsDataVersion: text,
  colorMode: z.strictObject({ default: z.enum(['light', 'dark']), followSystem: flag }),
  announcement: z.strictObject({ id: text, html: text, dismissable: flag }).nullable(),
  search,
  comments: comments.nullable(),
});

/** Settings of the site. */
export type SiteConfig = z.output<typeof settingsSchema>;
