import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true });
  }
});

const description = 'description: 열 글자보다 긴 설명입니다.';

/** A small site's content: a docs page that names its group, one in the folder of its group, a post, a page. */
const small: Record<string, string> = {
  'docs/categories.yml':
    '- path: Start\n  label: 시작하기\n  position: 1\n  description: 처음 읽습니다.\n' +
    '- path: Theme\n  label: 테마\n  position: 2\n  description: 색을 다룹니다.\n',
  'docs/questions.yml': '- key: press\n  label: 누르게 할 때\n',
  'docs/intro.mdx': `---\ntitle: 설치\n${description}\ngroup: Start\nsidebar_position: 1\n---\n\n글\n`,
  'docs/Theme/palette.mdx': `---\ntitle: palette\n${description}\nsidebar_position: 1\n---\n`,
  'blog/authors.yml': 'kim:\n  name: 김정훈\n  slug: kim\n',
  'blog/tags.yml': 'news:\n  label: 소식\n  permalink: /news\n  description: 새 소식입니다.\n',
  'blog/2026-01-02-hello/index.mdx': `---\ntitle: 인사\n${description}\nslug: hello\ndate: 2026-01-02\nauthors: [kim]\ntags: [news]\n---\n`,
  'pages/about.mdx': `---\ntitle: 소개\n${description}\n---\n`,
};

/**
 * Writes the content of a small site.
 * @param changes files below content with other text, or null to leave one out
 * @returns folder of the site with a slash at its end
 */
export function contentFolder(changes: Record<string, string | Buffer | null> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  folders.push(root);
  for (const [name, text] of Object.entries({ ...small, ...changes })) {
    const file = join(root, 'content', name);
    mkdirSync(dirname(file), { recursive: true });
    if (text !== null) {
      writeFileSync(file, text);
    }
  }
  return `${root}/`;
}

/** The text of a small site's file with one line more in its front matter. */
export function withLine(name: string, line: string): Record<string, string> {
  return { [name]: (small[name] ?? '').replace('---\n', `---\n${line}\n`) };
}
