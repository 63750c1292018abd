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

/** What every page tells the rest of the site. */
interface PageFacts {
  /** Path below the base with a trailing slash, '' for home: `docs/intro/`. */
  path: string;
  title: string;
  /** One sentence for search engines, share cards and lists. */
  description: string;
  /** File an author edits, below the site's folder; none for a page made of several. */
  file?: string;
  /** In menus, search, sitemap, feeds and llms.txt; a page that is not is open by address only. */
  listed: boolean;
  /** Shown in development only. */
  draft: boolean;
  /** Name of the part of the site that it belongs to; search results stand under it. */
  section: string;
  /** Other words that readers search the page by. */
  keywords: readonly string[];
  /** Its place in the sidebar of the docs; none for a page that is not in it. */
  sidebar?: SidebarPlace;
}

/** Where a page stands in the sidebar. */
export interface SidebarPlace {
  /** `path` of an entry of categories.yml; '' stands beside the groups. */
  group: string;
  /** Smaller comes first. */
  order: number;
  label: string;
  /** Its name in English or in code, softly beside a Korean label. */
  english?: string | undefined;
}

/** A page of content/docs. */
export interface DocPage extends PageFacts {
  kind: 'doc';
  file: string;
  /** Exported names of the toolkit that it documents. */
  covers: readonly string[];
  /** Its first example: the picture of it stands for the page in lists. */
  example?: string | undefined;
  banner?: 'unreleased' | 'unmaintained' | undefined;
}

/** A post of content/blog. */
export interface PostPage extends PageFacts {
  kind: 'post';
  file: string;
  date: Date;
  /** Reading time in minutes, at least 1. */
  minutes: number;
  authors: readonly Author[];
  tags: readonly Tag[];
}

/** A page of content/pages. */
export interface PlainPage extends PageFacts {
  kind: 'page';
  file: string;
}

/** The page of an author. */
export interface AuthorPage extends PageFacts {
  kind: 'author';
  author: Author;
}

/** The page of a tag. */
export interface TagPage extends PageFacts {
  kind: 'tag';
  tag: Tag;
}

/** A page of the list of posts after the first, which is the blog itself. */
export interface PostListPage extends PageFacts {
  kind: 'list';
  /** From 2. */
  number: number;
}

/** The page of a group of the documentation: the pages that stand in it. */
export interface GroupPage extends PageFacts {
  kind: 'group';
  category: Category;
}

/** A page that a file of src/pages renders without a content file. */
export interface BuiltInPage extends PageFacts {
  kind: 'builtIn';
}

export type SitePage =
  | DocPage
  | GroupPage
  | PostPage
  | PostListPage
  | PlainPage
  | AuthorPage
  | TagPage
  | BuiltInPage;

/** A group of the sidebar: an entry of content/docs/categories.yml. */
export interface Category {
  /** Folder name. */
  path: string;
  label: string;
  position: number;
  description: string;
  /** Whether its pages are components, which the gallery shows. */
  components: boolean;
  /** Other words that readers search it by. */
  keywords: readonly string[];
}

/** Every page of the site, and the groups of its sidebar. */
export interface PageTable {
  pages: readonly SitePage[];
  categories: readonly Category[];
}
