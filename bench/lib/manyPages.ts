import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite } from '../../tests/support/copySite.ts';
import { type ManyPage, manyDocs, manyPosts, type PageCounts } from './manyTexts.ts';

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

/** Copies the repository and adds many pages to the copy. */
export async function copyWithMany(folder: string, many: PageCounts): Promise<void> {
  await copySite(folder);
  await writeMany(join(folder, 'site/content'), many);
}

/** Returns the folder of a page, so that no generator shows all pages in one list. */
const groupOf = (at: number) => `Group${Math.floor(at / PER_GROUP) + 1}`;

async function writeMany(content: string, { docs, posts }: PageCounts): Promise<void> {
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

/** Writes the same texts as plain Markdown for any generator, with the posts in a folder of their own. */
export async function writeMarkdown(folder: string, { docs, posts }: PageCounts): Promise<void> {
  for (const [at, page] of manyDocs(docs).entries()) {
    const text = frontMatter(described(page)) + page.body;
    await writePage(join(folder, groupOf(at).toLowerCase(), `page-${at + 1}.md`), text);
  }
  for (const [at, page] of manyPosts(posts).entries()) {
    const text = `${frontMatter(described(page))}${page.summary}\n\n${page.body}`;
    await writePage(join(folder, 'posts', `post-${at + 1}.md`), text);
  }
}
