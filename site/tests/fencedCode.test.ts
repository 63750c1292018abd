import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkFencedCode } from '../src/content/markdown/remarkFencedCode.ts';

function compile(text: string): void {
  const page = unified().use(remarkParse).use(remarkMdx).use(remarkFencedCode);
  page.runSync(page.parse(text), new VFile({ path: 'docs/page.mdx', value: text }));
}

test.each(['ts', 'tsx', 'js', 'jsx'])(
  'a page with a %s block fails with its line and the remedy',
  (language) => {
    let failure: unknown;
    try {
      compile(`글입니다.\n\n\`\`\`${language}\nconst a = 1;\n\`\`\``);
    } catch (error) {
      failure = error;
    }
    expect(failure).toMatchObject({ line: 3, file: 'docs/page.mdx' });
    expect(String(failure)).toMatch(/<Example of="…" \/>.*<Snippet of="…" \/>/);
  },
);

test.each(['bash', 'json', 'diff', 'yaml', 'text'])('a page may hold a %s block', (language) => {
  expect(() => compile(`\`\`\`${language}\na\n\`\`\``)).not.toThrow();
});
