import { type CollectionEntry, getCollection } from 'astro:content';
import readingTime from 'reading-time';
import { renderToHtml } from '../content/renderToHtml.ts';
import { lookUp } from './lookUp.ts';
import { TRUNCATE_MARK } from './truncateMark.ts';

/** Who wrote a post; `path` is the author's page below the base. */
export interface Author {
  name: string;
  title?: string;
  description?: string;
  url?: string;
  path: string;
}

/** What a post is about; `path` is the tag's page below the base. */
export interface Tag {
  label: string;
  description: string;
  path: string;
}

/** A post as lists, pages and feeds need it. */
export interface Post {
  title: string;
  description: string;
  /** Path below the base: `blog/intro/`. */
  path: string;
  date: Date;
  /** Reading time in minutes, at least 1. */
  minutes: number;
  authors: Author[];
  tags: Tag[];
  unlisted: boolean;
  /** Body as HTML, and the part of it above the truncate mark. */
  html: string;
  excerpt: string;
  isTruncated: boolean;
  entry: CollectionEntry<'blog'>;
}

let cache: Promise<Post[]> | undefined;

/** All posts that may be shown, newest first. In development this includes drafts. */
export async function getPosts(): Promise<Post[]> {
  cache ??= loadPosts();
  return import.meta.env.DEV ? loadPosts() : cache;
}

/** Posts for lists, archive, tags and feeds: all but the unlisted. */
export async function getListedPosts(): Promise<Post[]> {
  return (await getPosts()).filter((post) => !post.unlisted);
}

/** Everyone in authors.yml. */
export async function getAuthors(): Promise<Author[]> {
  return (await getCollection('authors')).map(({ data }) => toAuthor(data));
}

/** Every tag of tags.yml. */
export async function getTags(): Promise<Tag[]> {
  return (await getCollection('tags')).map(({ data }) => toTag(data));
}

async function loadPosts(): Promise<Post[]> {
  const entries = await getCollection('blog', ({ data }) => import.meta.env.DEV || !data.draft);
  const posts = await Promise.all(entries.map(toPost));
  return posts.sort((a, b) => b.date.getTime() - a.date.getTime());
}

async function toPost(entry: CollectionEntry<'blog'>): Promise<Post> {
  const { data } = entry;
  const file = `content/blog/${entry.id}/index.mdx`;
  const [authors, tags] = await Promise.all([getCollection('authors'), getCollection('tags')]);
  const rendered = await renderToHtml(entry);
  const [excerpt = '', rest] = rendered.split(TRUNCATE_MARK);
  if (rest === undefined) {
    console.warn(
      `[blog] ${file}: {/* truncate */} 표시가 없어 목록에 글 전체가 나옵니다. 목록에 보일 부분 다음 줄에 표시를 넣으십시오.`,
    );
  }
  return {
    title: data.title,
    description: data.description,
    path: `blog/${data.slug}/`,
    date: data.date,
    minutes: Math.max(1, Math.ceil(readingTime(entry.body ?? '').minutes)),
    authors: data.authors.map((id) => toAuthor(lookUp('authors', authors, id, file))),
    tags: data.tags.map((id) => toTag(lookUp('tags', tags, id, file))),
    unlisted: data.unlisted,
    html: rest === undefined ? rendered : excerpt + rest,
    excerpt,
    isTruncated: rest !== undefined,
    entry,
  };
}

function toAuthor(data: CollectionEntry<'authors'>['data']): Author {
  const { name, title, description, url, slug } = data;
  return { name, title, description, url, path: `blog/authors/${slug}/` };
}

function toTag({ label, description, permalink }: CollectionEntry<'tags'>['data']): Tag {
  return { label, description, path: `blog/tags${permalink}/` };
}
