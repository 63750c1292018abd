import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { titleFromMeta } from '../src/code/transformerCodeFrame.ts';
import { installCommand, PACKAGE_MANAGERS } from '../src/mdx/installCommands.ts';
import { resolveLink } from '../src/mdx/rehypeLinks.ts';

const contentDir = fileURLToPath(new URL('../content', import.meta.url));
const options = { base: '/zs-ui/', contentDir, file: `${contentDir}/docs/Theme/start.mdx` };

test.each([
  ['/docs/intro/', '/zs-ui/docs/intro/'],
  ['/docs/intro', '/zs-ui/docs/intro/'],
  ['/docs/intro#준비물', '/zs-ui/docs/intro/#준비물'],
  ['/img/a.png', '/zs-ui/img/a.png'],
  ['/zs-ui/docs/intro/', '/zs-ui/docs/intro/'],
  ['./palette.mdx#색', '/zs-ui/docs/Theme/palette/#색'],
  ['../intro.mdx', '/zs-ui/docs/intro/'],
  ['./none.mdx', './none.mdx'],
  ['#제목', '#제목'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com/a', '//example.com/a'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
])('a link to %s becomes %s', (link, expected) => {
  expect(resolveLink(link, options)).toBe(expected);
});

test('the title of a block is read from its fence, other words are left alone', () => {
  expect(titleFromMeta('{1,3} title="app/_layout.tsx" showLineNumbers')).toBe('app/_layout.tsx');
  expect(titleFromMeta('subtitle="no"')).toBeUndefined();
  expect(titleFromMeta('')).toBeUndefined();
});

test('every package manager gets its own command', () => {
  expect(PACKAGE_MANAGERS.map((name) => installCommand(name, ' a  b '))).toEqual([
    'npm install a b',
    'yarn add a b',
    'pnpm add a b',
    'bun add a b',
    'npx expo install a b',
  ]);
});
