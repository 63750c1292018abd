import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/lib/install.mjs';

/** How many pages are written beside those of the site. */
export interface Many {
  docs: number;
  posts: number;
}

const PER_GROUP = 50;

const subjects = [
  '버튼',
  '입력란',
  '알림',
  '시트',
  '목록',
  '색상',
  '글꼴',
  '간격',
  '그림자',
  '화면',
];
const verbs = ['보여 줍니다', '감춥니다', '바꿉니다', '기억합니다', '되돌립니다', '옮깁니다'];

const word = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** A paragraph that no other page has, from words that many have. */
const paragraph = (seed: number) =>
  Array.from(
    { length: 6 },
    (_, at) =>
      `${word(subjects, seed + at)} ${(seed * 7 + at) % 1000}번은 ${word(subjects, seed * 3 + at)}의 값을 ${word(verbs, seed + at * 5)}.`,
  ).join(' ');

const body = (seed: number) =>
  Array.from(
    { length: 5 },
    (_, at) =>
      `## ${word(subjects, seed + at)} ${at + 1}\n\n${paragraph(seed + at * 11)}\n\n${at === 1 ? '| 이름 | 뜻 |\n| --- | --- |\n| `size` | 크기 |\n| `color` | 색 |\n\n' : ''}${at === 2 ? '```bash\nnpx expo install react-native-svg\n```\n\n' : ''}- [개요](/docs/intro/)\n- ${paragraph(seed + at).slice(0, 40)}\n`,
  ).join('\n');

const frontMatter = (lines: readonly string[]) => `---\n${lines.join('\n')}\n---\n\n`;

async function writePage(file: string, text: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

/** A copy of the repository whose site has many more pages; what never changes is linked. */
export async function copyWithMany(folder: string, { docs, posts }: Many): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const isOurs = (path: string) =>
    !/\/(?:node_modules|dist|dist\.(?:next|last)[^/]*|\.astro)(?:\/|$)/.test(path);
  for (const name of ['site', 'scripts', 'package.json', 'package-lock.json']) {
    await cp(join(root, name), join(folder, name), { recursive: true, filter: isOurs });
  }
  for (const name of await readdir(root)) {
    if (/^tsconfig.*\.json$/.test(name)) {
      await cp(join(root, name), join(folder, name));
    }
  }
  for (const name of ['packages', 'examples', 'node_modules', 'site/node_modules']) {
    await symlink(join(root, name), join(folder, name), 'junction');
  }
  await writeMany(join(folder, 'site/content'), { docs, posts });
}

async function writeMany(content: string, { docs, posts }: Many): Promise<void> {
  const groups = Array.from({ length: Math.ceil(docs / PER_GROUP) }, (_, at) => `Group${at + 1}`);
  const entries = groups.map(
    (path, at) =>
      `- path: ${path}\n  label: 묶음 ${at + 1}\n  position: ${at + 20}\n  description: 묶음 ${at + 1}의 문서입니다.\n`,
  );
  await writeFile(join(content, 'docs/categories.yml'), `\n${entries.join('')}`, { flag: 'a' });
  for (let at = 0; at < docs; at += 1) {
    const title = `${word(subjects, at)} 안내 ${at + 1}`;
    await writePage(
      join(content, 'docs', groups[Math.floor(at / PER_GROUP)] ?? '', `Page${at + 1}.mdx`),
      frontMatter([
        `title: ${title}`,
        `description: ${title}에 관한 문서입니다.`,
        `sidebar_position: ${at}`,
      ]) + body(at),
    );
  }
  for (let at = 0; at < posts; at += 1) {
    const day = new Date(Date.UTC(2023, 0, 1 + at)).toISOString().slice(0, 10);
    await writePage(
      join(content, 'blog', `${day}-post-${at}`, 'index.mdx'),
      frontMatter([
        `title: 소식 ${at + 1}`,
        `description: 소식 ${at + 1}에 관한 글입니다.`,
        `slug: post-${at}`,
        `date: ${day}`,
        'authors: [rightHot]',
        'tags: [zsUi]',
      ]) + `${paragraph(at)}\n\n{/* truncate */}\n\n${body(at + 500)}`,
    );
  }
}
