import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite } from '../../scripts/lib/copySite.ts';
import { type Many, type ManyPage, manyDocs, manyPosts } from './manyTexts.ts';

const PER_GROUP = 50;

const frontMatter = (lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\n`;

const described = ({ title, description }: ManyPage) => [
  `title: ${title}`,
  `description: ${description}`,
];

async function writePage(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

/** A copy of the repository whose site has many more pages. */
export async function copyWithMany(folder: string, many: Many): Promise<void> {
  await copySite(folder);
  await writeMany(join(folder, 'site/content'), many);
}

/** Folder of a page: no generator has to show a thousand pages in one list. */
const groupOf = (at: number) => `Group${Math.floor(at / PER_GROUP) + 1}`;

async function writeMany(content: string, { docs, posts }: Many): Promise<void> {
  const entries = Array.from(
    { length: Math.ceil(docs / PER_GROUP) },
    (_, at) =>
      `- path: Group${at + 1}\n  label: 묶음 ${at + 1}\n  position: ${at + 20}\n  description: 묶음 ${at + 1}의 문서입니다.\n`,
  );
  await writeFile(join(content, 'docs/categories.yml'), `\n${entries.join('')}`, { flag: 'a' });
  for (const [at, page] of manyDocs(docs).entries()) {
    await writePage(
      join(content, 'docs', groupOf(at), `Page${at + 1}.mdx`),
      frontMatter([...described(page), `sidebar_position: ${at}`]) + page.body,
    );
  }
  for (const [at, page] of manyPosts(posts).entries()) {
    await writePage(
      join(content, 'blog', `${page.day}-post-${at}`, 'index.mdx'),
      `${frontMatter([
        ...described(page),
        `slug: post-${at}`,
        `date: ${page.day}`,
        'authors: [rightHot]',
        'tags: [zsUi]',
      ])}${page.summary}\n\n{/* truncate */}\n\n${page.body}`,
    );
  }
}

/** The same texts as plain Markdown, posts in a folder of their own, as any generator takes them. */
export async function writeMarkdown(folder: string, { docs, posts }: Many): Promise<void> {
  for (const [at, page] of manyDocs(docs).entries()) {
    const text = frontMatter(described(page)) + page.body;
    await writePage(join(folder, groupOf(at).toLowerCase(), `page-${at + 1}.md`), text);
  }
  for (const [at, page] of manyPosts(posts).entries()) {
    const text = `${frontMatter(described(page))}${page.summary}\n\n${page.body}`;
    await writePage(join(folder, 'posts', `post-${at + 1}.md`), text);
  }
}
