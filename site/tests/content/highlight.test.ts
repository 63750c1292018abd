import { codeToHtml } from 'shiki';
import { expect, test } from 'vitest';
import { shikiConfig } from '../../src/content/highlight/shikiConfig.ts';

const linesOf = async (code: string) =>
  (await codeToHtml(code, { ...shikiConfig, lang: 'ts', tokenizeTimeLimit: 0 })).replace(
    /^.*?<code[^>]*>|<\/code>.*$/gs,
    '',
  );

test('tokens of one colour share an element, and those of the colour of the block have none', async () => {
  expect(await linesOf('export default function a() {')).toBe(
    '<span class="line"><span class="k">export default function</span><span class="nf"> a</span>() {</span>',
  );
});

test('a line that is marked as added stays marked', async () => {
  expect(await linesOf('a; // [!code ++]\nb;')).toBe(
    '<span class="line diff add">a; \n</span><span class="line">b;</span>',
  );
});
