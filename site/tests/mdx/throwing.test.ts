import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkThrowing } from '../../src/content/markdown/remarkThrowing.ts';

const path = new URL('../../content/docs/x.mdx', import.meta.url).pathname;

/** What a page looks like once it is drawn. */
async function drawn(text: string): Promise<string> {
  const file = new VFile({ path, value: text });
  const page = await evaluate(file, { ...runtime, remarkPlugins: [remarkThrowing] });
  return renderToStaticMarkup(page.default({ title: '제목' }));
}

test.each([
  ['글\n\n{null.name}', 3, '{null.name}', "reading 'name'"],
  ['글 {(() => { throw new Error("끝"); })()}', 1, '{(() =>', 'Error: 끝'],
  ['글\n\n\n<b title={props.missing.name}>글</b>', 4, '{props.missing.name}', 'missing'],
  ['{[1].map((one) => <b>{one.name.length}</b>)}', 1, '{[1].map', "reading 'length'"],
])(
  'an expression that fails is told with file, line and remedy: %j',
  async (text, line, shown, why) => {
    const said = await drawn(text).then(String, String);
    expect(said).toContain(`site/content/docs/x.mdx:${line} ${shown}`);
    expect(said).toContain('이름이 맞는지 확인하십시오');
    expect(said).toContain(why);
  },
);

test('an expression that works is drawn as it is', async () => {
  const text = 'export const two = 2;\n\n글 {two + 1} {props.title} {/* 주석 */} {<i>글</i>}';
  expect(await drawn(text)).toBe('<p>글 3 제목  <i>글</i></p>');
});
