import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Names of the examples of a page, each with the paragraph above it. */
function introduced(page: string) {
  const blocks = readFileSync(`${root}site/content/docs/${page}`, 'utf8').split(/\n\n+/);
  return blocks.flatMap((block, at) => {
    const name = /^<Example .*?\bof="([^"]+)"/.exec(block)?.[1];
    return name === undefined ? [] : [{ name, above: blocks[at - 1] ?? '' }];
  });
}

test('an example of a component that a paragraph about the safe area introduces has a camera or a home bar', () => {
  const about = globSync('{UiComponent,OverlayComponent}/*.mdx', {
    cwd: `${root}site/content/docs`,
  })
    .flatMap(introduced)
    .filter(({ above }) => /안전 영역|홈 인디케이터|노치/.test(above));
  expect(about.length).toBeGreaterThan(2);
  for (const { name } of about) {
    expect
      .soft(readFileSync(`${root}examples/${name}.tsx`, 'utf8'), name)
      .toContain('safeArea: true');
  }
});

test('an example that is a whole app, which has no header, keeps clear of the status bar', () => {
  const apps = globSync('examples/*.tsx', { cwd: root })
    .map((file) => ({ file, code: readFileSync(root + file, 'utf8') }))
    .filter(({ code }) => code.includes('<SafeAreaProvider>'));
  expect(apps.length).toBeGreaterThan(2);
  const covered = apps.filter(({ code }) => !/edges=\{\['top'/.test(code));
  expect(covered.map(({ file }) => file)).toEqual([]);
});
