import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { remarkSiteAddress } from '../../src/content/markdown/remarkSiteAddress.ts';

const write = (markdown: string) =>
  String(
    unified().use(remarkParse).use(remarkSiteAddress).use(remarkStringify).processSync(markdown),
  );

test('code names the site that it is built for, a sentence does not', () => {
  const markdown = '`{{site}}a.json`, {{site}}\n\n```bash\nnpx {{site}}b.tgz {{site}}\n```\n';
  expect(write(markdown)).toBe(
    '`https://0610studio.github.io/zs-ui/a.json`, {{site}}\n\n```bash\nnpx https://0610studio.github.io/zs-ui/b.tgz https://0610studio.github.io/zs-ui/\n```\n',
  );
});
