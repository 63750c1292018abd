import { z } from 'astro/zod';
import { blogText } from '../../text/blog.ts';
import { listPages } from '../files/listPages.ts';
import { ContentError, readEach, readMdx, readYaml } from '../files/readSource.ts';
import { authorSchema, blogSchema, tagSchema } from '../files/schemas.ts';
import type { Author, AuthorPage, PostPage, Tag, TagPage } from './types.ts';

const folder = 'content/blog';
const shared = { draft: false, section: blogText.title, keywords: [] };
const koreanNames = { authors: '저자', tags: '태그' };

/**
 * Posts, newest first, and the pages of their authors and tags.
 * @param faults where it adds what is wrong with posts that are left out
 */
export function readBlog(
  root: string,
  faults: ContentError[],
): (PostPage | AuthorPage | TagPage)[] {
  const authors = readAuthors(root);
  const tags = readTags(root);
  const options = {
    pages: /^[^/]+\/index\.mdx$/,
    where: '글은 content/blog/날짜-이름/index.mdx에 작성하세요.',
    others: ['authors.yml', 'tags.yml'],
  };
  const names = listPages(root, folder, options, faults);
  const posts = readEach(names, faults, (name) =>
    readPost(root, `${folder}/${name}`, authors, tags),
  ).toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const shown = posts.filter(({ listed, draft }) => listed && !draft);
  return [
    ...posts,
    ...[...authors.values()].map(authorPage),
    ...[...tags.values()].map((tag) => tagPage(tag, shown)),
  ];
}

function readAuthors(root: string): Map<string, Author> {
  const data = readYaml(root, `${folder}/authors.yml`, z.record(z.string(), authorSchema));
  return new Map(
    Object.entries(data).map(([key, { name, title, description, url, slug }]) => [
      key,
      { name, title, description, url, path: `blog/authors/${slug}/` },
    ]),
  );
}

function readTags(root: string): Map<string, Tag> {
  const data = readYaml(root, `${folder}/tags.yml`, z.record(z.string(), tagSchema));
  return new Map(
    Object.entries(data).map(([key, { label, description, permalink }]) => [
      key,
      { label, description, path: `blog/tags${permalink}/` },
    ]),
  );
}

function readPost(
  root: string,
  file: string,
  authors: ReadonlyMap<string, Author>,
  tags: ReadonlyMap<string, Tag>,
): PostPage {
  const { data, body, lineOf } = readMdx(root, file, blogSchema);
  return {
    kind: 'post',
    path: `blog/${data.slug}/`,
    title: data.title,
    description: data.description,
    file,
    listed: !data.unlisted,
    draft: data.draft,
    section: blogText.title,
    keywords: data.keywords,
    date: data.date,
    minutes: minutesOf(body),
    authors: data.authors.map((key) =>
      lookUp('authors', authors, key, file, lineOf('authors', key)),
    ),
    tags: data.tags.map((key) => lookUp('tags', tags, key, file, lineOf('tags', key))),
  };
}

/** Letters, most of them Hangul syllables, that a reader takes in in a minute. */
const LETTERS_PER_MINUTE = 500;

/** Minutes that a text takes to read, at least 1. */
const minutesOf = (text: string) =>
  Math.max(1, Math.ceil(text.replace(/\s/g, '').length / LETTERS_PER_MINUTE));

/** @throws ContentError that names the post, the unknown key, the file to edit and the known keys */
function lookUp<Data>(
  kind: keyof typeof koreanNames,
  entries: ReadonlyMap<string, Data>,
  key: string,
  file: string,
  line: number,
): Data {
  const found = entries.get(key);
  if (!found) {
    const known = [...entries.keys()].join(', ');
    throw new ContentError(
      file,
      line,
      `"${key}"은(는) content/blog/${kind}.yml에 없는 ${koreanNames[kind]}입니다. 파일에 추가하거나 다음 중에서 선택하세요: ${known}`,
    );
  }
  return found;
}

function authorPage(author: Author): AuthorPage {
  const title = blogText.authorPosts(author.name);
  const description = author.description ?? title;
  const file = `${folder}/authors.yml`;
  return {
    kind: 'author',
    path: author.path,
    title,
    description,
    file,
    author,
    listed: true,
    ...shared,
  };
}

function tagPage(tag: Tag, posts: readonly PostPage[]): TagPage {
  const { path, description } = tag;
  const title = blogText.taggedPosts(
    tag.label,
    posts.filter(({ tags }) => tags.includes(tag)).length,
  );
  return {
    kind: 'tag',
    path,
    title,
    description,
    file: `${folder}/tags.yml`,
    tag,
    listed: true,
    ...shared,
  };
}
