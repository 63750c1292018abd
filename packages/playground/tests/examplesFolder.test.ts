import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkUses } from '../src/build/checkUses.ts';
import { ko } from '../src/build/messages/ko.ts';
import { type Settings, settingsOf, type Use } from '../src/build/options.ts';
import { describeProblems } from '../src/build/problems.ts';
import { readExamples } from '../src/build/readExamples.ts';
import { compileForReader } from '../src/shared/compileForReader.ts';
import { describeProblem, describeUnknownProp } from '../src/shared/describeProblem.ts';
import { ko as koText } from '../src/shared/text/ko.ts';

const good = `import { Badge } from 'made-up-ui';\nexport default function A() { return <Badge>가</Badge>; }\n`;
const props = { Badge: ['color'] };
let root: string;

const write = (path: string, text: string) => writeFile(join(root, path), text);
const settings = (...uses: Use[]): Settings =>
  settingsOf({ root, toolkit: { module: 'made-up-ui', props }, uses: () => uses });
const read = () => readExamples(settings());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'examples-'));
  await mkdir(join(root, 'examples/snippets'), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

describe('the examples folder', () => {
  it('gives each file with its code, its highlighted source and the modules it needs', async () => {
    await write('examples/Badge.basic.tsx', good);
    const { examples, problems } = await read();
    expect(problems).toEqual([]);
    expect(examples.get('Badge.basic')).toMatchObject({
      source: good.trimEnd(),
      deps: ['made-up-ui'],
      codePath: expect.stringMatching(/^preview\/code\/Badge\.basic\.[0-9a-f]{10}\.txt$/),
    });
  });

  it('takes what an example says of its preview from its file, and out of what readers see', async () => {
    const preview = `export const preview = {
  press: '열기',
  height: 320,
  unfolded: true,
  places: { '⋯': [1, -2, 3.5, 4] },
} satisfies Preview;
`;
    await write('examples/Badge.basic.tsx', `${good}\n// A note for authors.\n${preview}`);
    await write('examples/Badge.plain.tsx', good);
    const { examples, problems } = await read();
    expect(problems).toEqual([]);
    const shown = examples.get('Badge.basic');
    expect(shown).toMatchObject({
      source: good.trimEnd(),
      frame: 'bottom',
      height: 320,
      unfolded: true,
      safeArea: false,
      preview: { press: '열기', height: 320, unfolded: true, places: { '⋯': [1, -2, 3.5, 4] } },
    });
    expect(`${shown?.html}${shown?.code}`).not.toMatch(/preview|author/);
    expect(examples.get('Badge.plain')).toMatchObject({ frame: 'stage', preview: {} });
  });

  it('puts the scene of an example around its code, and not into its source', async () => {
    await mkdir(join(root, 'examples/scenes'));
    const preview = "export const preview = { scene: 'shop' } satisfies Preview;\n";
    await write('examples/Badge.basic.tsx', `${good}\n${preview}`);
    await write(
      'examples/scenes/shop.tsx',
      'export default ({ children }) => [children, "작약"];\n',
    );
    const { examples, problems } = await read();
    expect(problems).toEqual([]);
    const shown = examples.get('Badge.basic');
    expect(shown).toMatchObject({ source: good.trimEnd(), scene: 'shop' });
    const exported = { default: () => null as unknown };
    const create = (type: (props: object) => unknown, _: null, children?: unknown) =>
      type({ children });
    const run = new Function('require', 'exports', shown?.code ?? '');
    run(() => ({ createElement: create, jsx: () => 'badge' }), exported);
    expect(exported.default()).toEqual([expect.anything(), '작약']);
  });

  it.each([
    ['{ press: label }', 'preview에서 press을(를) 읽을 수 없습니다'],
    ["{ frame: 'tablet' }", 'preview에서 frame을(를)'],
    ["{ height: '320' }", 'preview에서 height을(를)'],
    ["{ pres: 'a' }", 'preview에서 pres을(를)'],
    ['{ ...others }', '이름이 없는 항목을(를)'],
    ['{ places: { a: [1, 2] } }', 'preview에서 places을(를)'],
    ['{ press: true };\nconst after = 1', '파일 끝에 없어서'],
  ])('names file, line and field of a preview that cannot be read: %s', async (preview, what) => {
    await write('examples/A.b.tsx', `${good}export const preview = ${preview};\n`);
    expect((await read()).problems).toEqual([
      {
        file: 'examples/A.b.tsx',
        line: 3,
        what: expect.stringContaining(what),
        remedy: expect.any(String),
      },
    ]);
  });

  it('names file and line of an import the frame lacks', async () => {
    await write('examples/A.b.tsx', `${good}import x from 'lodash';\nx();\n`);
    const { problems } = await read();
    expect(problems).toMatchObject([{ file: 'examples/A.b.tsx', line: 3 }]);
    expect(describeProblems(problems, ko)).toContain('examples/A.b.tsx:3');
  });

  it('names a part of react-native the frame lacks', async () => {
    await write(
      'examples/A.b.tsx',
      `import {\n  View,\n  VirtualizedList,\n} from 'react-native';\n${good}`,
    );
    const { problems } = await read();
    expect(problems[0]?.what).toContain('VirtualizedList');
  });

  it('names file and line of a syntax error', async () => {
    await write('examples/A.b.tsx', `${good}const = 1;\n`);
    expect((await read()).problems).toMatchObject([{ file: 'examples/A.b.tsx', line: 3 }]);
  });

  it.each([
    [
      'a prop that its component does not take',
      'import { Badge } from \'made-up-ui\';\n\nexport default function A() {\n  return <Badge colour="red" />;\n}\n',
      4,
      koText.host.unknownProp('Badge', 'colour', 'color'),
    ],
    [
      'a tag that is never closed',
      "import { Badge } from 'made-up-ui';\n\nexport default function A() {\n  return (\n    <Badge>\n      <Badge>a</Badge>\n  );\n}\n",
      5,
      koText.host.syntax.faults.open('<Badge>'),
    ],
    [
      'a name that is declared twice',
      `${good}let a = 1;\nlet a = 2;\n`,
      4,
      koText.host.syntax.faults.duplicate('a'),
    ],
  ])('tells of %s what the phone tells, on the same line', async (_, text, line, sentence) => {
    await write('examples/A.b.tsx', text);
    const { problems } = await read();
    expect(problems).toMatchObject([{ file: 'examples/A.b.tsx', line }]);
    expect(problems[0]?.what).toContain(sentence);
    const told = compileForReader(text, { module: 'made-up-ui', components: props });
    expect(
      'code' in told
        ? describeUnknownProp(told, koText.host)
        : describeProblem(told, koText.host.syntax),
    ).toEqual({ message: sentence, line });
  });

  it('names file and line of a tag that another one closes, and the tag to close', async () => {
    await write(
      'examples/A.b.tsx',
      `import { Badge, Box } from 'made-up-ui';\nexport default function A() {\n  return <Badge>가나다\n  </Box>;\n}\n`,
    );
    const { problems } = await read();
    expect(problems).toMatchObject([
      { file: 'examples/A.b.tsx', line: 4, ...ko.wrongTag('Badge') },
    ]);
  });

  it('asks for a default export and for a readable file name', async () => {
    await write('examples/A.b.tsx', `export const a = 1;\n`);
    await write('examples/nonsense.tsx', good);
    expect((await read()).problems.map(({ file }) => file)).toEqual([
      'examples/A.b.tsx',
      'examples/nonsense.tsx',
    ]);
  });
});

describe('uses of examples in pages', () => {
  const use = (kind: Use['kind'], name: string): Use => ({ kind, name, file: 'a.mdx', line: 3 });

  it('names the page and line that show an unknown example', async () => {
    await write('examples/Badge.basic.tsx', good);
    const unknown = settings(use('example', 'Badge.basic'), use('example', 'Badge.basc'));
    const problems = checkUses(await read(), unknown);
    expect(problems).toMatchObject([{ file: 'a.mdx', line: 3 }]);
    expect(problems[0]?.remedy).toContain('Badge.basic');
  });

  it('names files that no page shows', async () => {
    await write('examples/Badge.basic.tsx', good);
    await write('examples/snippets/layout.tsx', good);
    const problems = checkUses(await read(), settings(use('snippet', 'layout')));
    expect(problems.map(({ file }) => file)).toEqual(['examples/Badge.basic.tsx']);
  });

  it('are not judged while a page cannot be read', async () => {
    await write('examples/Badge.basic.tsx', good);
    const options = { root, toolkit: { module: 'made-up-ui' }, uses: () => undefined };
    expect(checkUses(await read(), settingsOf(options))).toEqual([]);
  });
});
