import { codeToHtml } from 'shiki';
import { expect, test } from 'vitest';
import { shikiConfig } from '../../src/content/highlight/shikiConfig.ts';

const linesOf = async (code: string) =>
  (await codeToHtml(code, { ...shikiConfig, lang: 'ts' })).replace(
    /^.*?<code[^>]*>|<\/code>.*$/gs,
    '',
  );

test('tokens of one colour share an element, and those of the colour of the block have none', async () => {
  expect(await linesOf('export default function a() {')).toBe(
    '<span class="line"><span class="k">export default function</span><span class="nf"> a</span>() {</span>',
  );
});

test('signs have the colour of the block, and need no element', async () => {
  expect(await linesOf("f({ a: [] }, '') => !1 || 'b';")).toBe(
    '<span class="line"><span class="nf">f</span>({ a: [] },<span class="s"> \'\'</span>) => !<span class="no">1</span> ||<span class="s"> \'b\'</span>;</span>',
  );
});

test('code has its colours however long a line takes', async () => {
  const html = await codeToHtml('const a = 1;', {
    ...shikiConfig,
    lang: 'ts',
    // No line is fast enough for this limit.
    tokenizeTimeLimit: -1,
  });
  expect(html).toContain('<span class="k">const</span>');
});

test('a line that is marked as added stays marked', async () => {
  expect(await linesOf('a; // [!code ++]\nb;')).toBe(
    '<span class="line diff add">a; \n</span><span class="line">b;</span>',
  );
});

test('a command wraps between its words, not at their hyphens', async () => {
  const html = await codeToHtml('npx a --template b-c\nnpm run d', {
    ...shikiConfig,
    lang: 'bash',
  });
  expect([...html.matchAll(/<span class="word">([^<]*)<\/span>/g)].map(([, word]) => word)).toEqual(
    ['--template', 'b-c'],
  );
});

test('a line has its indent, under which the rest of it hangs where it wraps', async () => {
  expect(await linesOf("f(\n  'a',\n);")).toContain('<span class="line" style="--i:2">');
});
