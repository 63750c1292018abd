import type { z } from 'astro/zod';
import type { docSchema } from '../files/schemas.ts';
import type { PageModel, Use } from '../page-model/readPage.ts';

/** Who wrote a post; `path` is the author's page below the base. */
export interface Author {
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
  path: string;
}

/** What a post is about; `path` is the tag's page below the base. */
export interface Tag {
  label: string;
  description: string;
  path: string;
}

/** Fields of every page. */
interface PageBase {
  /** Path below the base with a trailing slash, '' for home: `docs/intro/`. */
  path: string;
  title: string;
  /** One sentence for search engines, share cards and lists. */
  description: string;
  /** File an author edits, below the site's folder; none for a page made of several. */
  file?: string;
  /** In menus, search, sitemap, feeds and llms.txt; an unlisted page is reached by its address only. */
  listed: boolean;
  /** Shown in development only. */
  draft: boolean;
  /** Name of its part of the site, which groups search results. */
  section: string;
  /** Other words that find the page in the search. */
  keywords: readonly string[];
  /** Its place in the sidebar of the docs; none for a page that is not in it. */
  sidebar?: SidebarPlace;
}

/** Position of a page in the sidebar. */
export interface SidebarPlace {
  /** `path` of an entry of categories.yml. */
  group: string;
  /** Smaller is first. */
  order: number;
  /** Its name in English or in code, shown muted beside a Korean title. */
  english?: string | undefined;
}

/** A page of content/docs: what its front matter says, and what is made of it. */
export interface DocPage
  extends PageBase,
    Omit<z.output<typeof docSchema>, keyof PageBase | 'covers'> {
  kind: 'doc';
  file: string;
  /** Exported names of the toolkit that its front matter says it documents. */
  covers: readonly Use[];
  /** What its text holds: examples, tables, snippets. */
  model: PageModel;
  /** Its first example, whose picture represents the page in lists. */
  example?: string | undefined;
}

/** A post of content/blog. */
export interface PostPage extends PageBase {
  kind: 'post';
  file: string;
  date: Date;
  /** Reading time in minutes, at least 1. */
  minutes: number;
  authors: readonly Author[];
  tags: readonly Tag[];
}

/** A page of content/pages. */
export interface PlainPage extends PageBase {
  kind: 'page';
  file: string;
}

/** The page of an author. */
export interface AuthorPage extends PageBase {
  kind: 'author';
  author: Author;
}

/** The page of a tag. */
export interface TagPage extends PageBase {
  kind: 'tag';
  tag: Tag;
}

/** An address that only leads to another one. */
export interface RedirectPage extends PageBase {
  kind: 'redirect';
  /** Path below the base that it leads to. */
  to: string;
}

/** A page that a file of src/pages renders without a content file. */
export interface BuiltInPage extends PageBase {
  kind: 'builtIn';
}

export type SitePage =
  | DocPage
  | RedirectPage
  | PostPage
  | PlainPage
  | AuthorPage
  | TagPage
  | BuiltInPage;

/** A group of the sidebar: an entry of content/docs/categories.yml. */
export interface Category {
  /** Name of its folder, which pages of other folders give as `group`. */
  path: string;
  label: string;
  position: number;
  description: string;
  /** Whether its pages are components, which the gallery shows. */
  components: boolean;
}

/** What a reader wants to do: an entry of content/docs/questions.yml, a section of the gallery. */
export interface Question {
  /** Named by pages; address of the section. */
  key: string;
  label: string;
}

/** Every page of the site, the groups of its sidebar, and the questions of its gallery. */
export interface PageTable {
  pages: readonly SitePage[];
  categories: readonly Category[];
  questions: readonly Question[];
}
