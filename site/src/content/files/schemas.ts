import { book } from '@0610studio/zs-ui/facts';
import { z } from 'astro/zod';
import { compareVersions } from 'compare-versions';
import { koreanErrorMap } from '../../settings/explain/koreanIssues.ts';

z.config({ customError: koreanErrorMap });

/** Required string. YAML parses what has no quotation marks as a number or a boolean. */
const requiredText = (missing: string) =>
  z.string({
    error: ({ input, path }) =>
      input === undefined
        ? missing
        : `${String(path?.at(-1))}에는 문자열이 와야 합니다. 숫자, true, false는 따옴표로 감싸세요.`,
  });

/** Ends of lines, and letters that nobody sees: feeds and menus break on them. */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Required text of one line, without the spaces around it. */
const requiredLine = (missing: string) =>
  requiredText(missing)
    .trim()
    .refine((text) => !HIDDEN.test(text), {
      error: ({ path }) =>
        `${String(path?.at(-1))}에 줄바꿈이나 보이지 않는 문자가 있습니다. 삭제하거나 다시 입력하세요.`,
    });

/** Required last part of an address. */
const requiredSlug = (missing: string) =>
  requiredText(missing).regex(
    /^[a-z0-9-]+$/,
    'slug에는 영문 소문자, 숫자, -만 사용할 수 있습니다.',
  );

const title = requiredLine('title이 없습니다. 문서 맨 위 front matter에 title을 추가하세요.').min(
  1,
  'title이 비어 있습니다.',
);
const description = requiredLine(
  'description이 없습니다. 검색 결과와 공유 카드에 사용할 한 문장을 작성하세요.',
).min(10, 'description이 너무 짧습니다. 10자 이상 작성하세요.');

/** Front matter that every page shares. */
const shared = {
  title,
  description,
  /** Shown in development only. */
  draft: z.boolean().default(false),
  /** Built, but left out of menus, search, sitemap and feeds. */
  unlisted: z.boolean().default(false),
  /** Other words that find the page in the search. */
  keywords: z.array(z.string()).default([]),
};

/** A date as `2024-11-12`. `Date` alone would read 02-30 as the first of March. */
const day = z
  .string({ error: 'date는 2024-11-12 같은 날짜여야 합니다.' })
  .refine((text) => isDay(text), 'date는 2024-11-12 같은 날짜여야 합니다.')
  .transform((text) => new Date(text));

function isDay(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** A version that was published. */
const publishedVersion = z
  .string({ error: 'checked에는 { from: 0.13.6, to: 0.17.1 } 같은 버전의 범위가 와야 합니다.' })
  .refine((version) => book.releases.some((release) => release.version === version), {
    error: ({ input }) =>
      `checked의 "${input}"은(는) 배포된 적이 없는 버전입니다. packages/toolkit/facts/releases.json에 있는 버전을 지정하세요.`,
  });

/** Front matter of a page under content/docs. */
export const docSchema = z.strictObject({
  ...shared,
  /** Title in the browser's tab and in search engines, with the other names that people use. */
  title_meta: z.string().optional(),
  /** Group of the sidebar, a `path` of categories.yml: the folder of the page unless it says another. */
  group: z.string().optional(),
  /** Its name in English or in code where its title is Korean: the search finds it. */
  sidebar_english: z.string().optional(),
  sidebar_position: z.number({
    error: ({ input }) =>
      input === undefined
        ? 'sidebar_position이 없습니다. 사이드바에서 이 문서의 순서를 숫자로 작성하세요.'
        : 'sidebar_position은 숫자여야 합니다.',
  }),
  banner: z.enum(['unreleased', 'unmaintained']).optional(),
  /** Version of the toolkit that no longer has what the page documents. */
  removed: z
    .string({ error: 'removed에는 0.13.6 같은 버전이 와야 합니다.' })
    .regex(/^\d+\.\d+\.\d+$/, 'removed에는 0.13.6 같은 버전이 와야 합니다.')
    .optional(),
  /** Oldest and newest version against whose sources the whole page was read. */
  checked: z
    .strictObject({ from: publishedVersion, to: publishedVersion })
    .refine(({ from, to }) => compareVersions(from, to) <= 0, {
      error: 'checked의 from이 to보다 나중 버전입니다. 두 버전을 바꾸어 적으세요.',
    })
    .optional(),
  /** `key` of the question under which the gallery shows the page. */
  question: z.string().optional(),
  /** Exported names of the toolkit that this page documents; the API check reads them. */
  covers: z.array(z.string()).default([]),
});

/** Front matter of a post: content/blog/<date-slug>/index.mdx. */
export const blogSchema = z.strictObject({
  ...shared,
  slug: requiredSlug('slug가 없습니다. 글의 주소로 사용할 영문 이름을 지정하세요.'),
  date: day,
  authors: z.array(z.string()).min(1, '저자가 한 명 이상 있어야 합니다.'),
  tags: z.array(z.string()).default([]),
});

/** Front matter of a page under content/pages. */
export const pageSchema = z.strictObject(shared);

/** One entry of content/blog/authors.yml; its key is what posts name under `authors`. */
export const authorSchema = z.strictObject({
  name: requiredText('저자의 name이 없습니다.'),
  title: z.string().optional(),
  description: z.string().optional(),
  url: z.url('저자의 url은 https:// 로 시작하는 주소여야 합니다.').optional(),
  /** Last part of the author's page: blog/authors/<slug>/. */
  slug: requiredSlug('저자의 slug가 없습니다.'),
});

/** One entry of content/blog/tags.yml; its key is what posts name under `tags`. */
export const tagSchema = z.strictObject({
  label: requiredText('태그의 label이 없습니다.'),
  permalink: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, '태그의 permalink는 /zsui처럼 /와 소문자로 작성해야 합니다.'),
  description: requiredText('태그의 description이 없습니다.'),
});

const searchedWordSchema = z.string({
  error: '검색어에는 문자열만 사용할 수 있습니다. 숫자나 yes, no는 따옴표로 감싸세요.',
});

/** One entry of content/synonyms.yml: what the docs say, and what readers type instead. */
export const synonymSchema = z.strictObject({
  use: z.string().min(1),
  also: z.array(searchedWordSchema).default([]),
  nearest: z.array(searchedWordSchema).optional(),
});

/** One entry of content/glossary.yml. */
export const termSchema = z.strictObject({
  use: z.string().min(1),
  avoid: z.array(z.string()),
  except: z.array(z.string()).optional(),
  /** A page on which Korean developers use the term. */
  seen: z.url({
    error: '한국 개발자가 그 용어를 사용하는 웹 페이지의 주소를 seen에 적으세요.',
  }),
  /** False keeps `avoid` out of the synonyms: nobody searches by a rule of style. */
  searched: z.boolean().default(true),
});

/** One entry of content/docs/categories.yml: a group of the sidebar. */
export const categorySchema = z.strictObject({
  /** Folder of its pages, and their address; pages of other folders name it as `group`. */
  path: z.string().min(1),
  label: z.string().min(1),
  position: z.number(),
  description: z.string().min(1),
  /** Whether its pages are components, each of which the gallery shows. */
  components: z.boolean().default(false),
});

/** One entry of content/docs/questions.yml: what a reader wants to do, under which the gallery groups. */
export const questionSchema = z.strictObject({
  key: z.string().regex(/^[a-z-]+$/, 'key에는 영문 소문자와 -만 사용할 수 있습니다.'),
  label: z.string().min(1),
});
