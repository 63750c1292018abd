import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createExamplesCache } from '../../src/build/examplesCache.ts';
import { ko } from '../../src/build/messages/ko.ts';
import {
  type PlaygroundOptions,
  type Settings,
  settingsOf,
  type Use,
} from '../../src/build/options.ts';
import { readExamples } from '../../src/build/readExamples.ts';
import { ko as koText } from '../../src/shared/text/ko.ts';
import { ExamplesFolder, exampleSaying } from '../support/examplesFolder.ts';

vi.mock('../../src/build/posterCache.ts', () => ({
  createPosterCache: () => ({
    prepare: async () => undefined,
    render: async () => [],
    invalidate: () => undefined,
  }),
}));

let folder: ExamplesFolder;

/** Settings of a project with these files. */
async function project(files: Record<string, string>, options: Partial<PlaygroundOptions> = {}) {
  folder = await ExamplesFolder.make(files);
  return settingsOf({ root: folder.root, toolkit: { module: 'made-up-ui' }, ...options });
}

afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

/** Everything that an author can get wrong in an examples folder. */
const wrong = {
  'examples/nonsense.tsx': exampleSaying('이름'),
  'examples/Badge.import.tsx': `import x from 'lodash';\nimport { View, Nothing } from 'react-native';\n${exampleSaying('가')}`,
  'examples/Badge.named.tsx': "import { Badge } from 'made-up-ui';\nexport const A = Badge;\n",
  'examples/Badge.syntax.tsx': `${exampleSaying('가')}const = 1;\n`,
  'examples/Badge.unshown.tsx': exampleSaying('가'),
};

/** What a page shows, a line each. */
const uses: readonly Use[] = [
  ...['nonsense', 'Badge.import', 'Badge.named', 'Badge.syntax', 'Badge.unknown', 'none'],
].map((name, at) => ({
  kind: name === 'none' ? 'snippet' : 'example',
  name,
  file: 'docs/a.mdx',
  line: at + 1,
}));

const loadExamples = (settings: Settings, strict: boolean) =>
  createExamplesCache(settings, { isStrict: () => strict }).get();

describe('a folder of examples with faults', () => {
  it('stops a build with every fault, where it is and what to do', async () => {
    const settings = await project(wrong, { uses: () => uses });
    const error = await loadExamples(settings, true).catch((thrown: Error) => thrown.message);
    const places = [
      'examples/nonsense.tsx:1',
      'examples/Badge.import.tsx:1',
      'examples/Badge.import.tsx:2',
      'examples/Badge.named.tsx:1',
      'examples/Badge.syntax.tsx:5',
      'examples/Badge.unshown.tsx:1',
      'docs/a.mdx:1',
      'docs/a.mdx:5',
      'docs/a.mdx:6',
    ];
    for (const place of places) {
      expect(error).toContain(`  ${place}\n`);
    }
    expect(error).toContain(ko.problems(places.length));
    expect(error).toContain(ko.unknownPart('react-native', 'Nothing', []).what);
    expect(error).toContain(ko.remedy(ko.unshownExample('Badge.unshown').remedy));
  });

  it('stops it for what the check of the site finds, and shows it on the page in development', async () => {
    const files = { 'examples/Form.signup.tsx': exampleSaying('가'), ...wrong };
    const check = (sources: ReadonlyMap<string, string>) =>
      new Map(
        [...sources.keys()].map((name) => [name, [{ line: 3, message: '이름을 지정하세요.' }]]),
      );
    const settings = await project(files, { check });
    const error = await loadExamples(settings, true).catch((thrown: Error) => thrown.message);
    expect(error).toContain('examples/Form.signup.tsx:3\n    이름을 지정하세요.\n    해결: ');
    // Where more is wrong, that comes first.
    expect(error).not.toContain('examples/Badge.import.tsx:3');
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { examples } = await loadExamples(settings, false);
    expect(examples.get('Form.signup')?.problems).toBe('3행: 이름을 지정하세요.');
  });

  it('stops it for letters that are no UTF-8, and for a folder that nobody would read', async () => {
    const settings = await project({ 'examples/sub/Badge.a.tsx': exampleSaying('가') });
    // '가' in EUC-KR.
    await writeFile(join(settings.folder, 'Badge.euc.tsx'), Buffer.from([0xb0, 0xa1]));
    await mkdir(join(settings.folder, 'snippets'));
    await writeFile(join(settings.folder, 'snippets/old.ts'), Buffer.from([0xb0, 0xa1]));
    const error = await loadExamples(settings, true).catch((thrown: Error) => thrown.message);
    for (const place of ['sub:1', 'Badge.euc.tsx:1', 'snippets/old.ts:1']) {
      expect(error).toContain(`  examples/${place}\n`);
    }
    expect(error).toContain(ko.notUtf8.remedy);
  });

  it('warns in development, and still shows what is good', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { examples } = await loadExamples(await project(wrong), false);
    expect(examples.has('Badge.unshown')).toBe(true);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls[0]?.[0]).toContain('examples/Badge.syntax.tsx:5');
  });
});

describe('examples that do not type-check', () => {
  const tsconfig = JSON.stringify({
    compilerOptions: { lib: ['ES5'], types: [], jsx: 'preserve', strict: true, skipLibCheck: true },
    include: ['examples', 'ui.d.ts'],
  });
  const files = {
    'tsconfig.json': tsconfig,
    'package.json': '{}',
    'ui.d.ts':
      "declare module 'made-up-ui' { export function Badge(props: { children?: unknown; size?: number }): any }\ndeclare namespace JSX { interface ElementChildrenAttribute { children: unknown } }\n",
    'examples/Badge.basic.tsx':
      'import { Badge } from \'made-up-ui\';\n\nexport default function A() {\n  return <Badge size="large" colour="red">가</Badge>;\n}\n\nexport const size: number = "large";\n',
  };
  const options = {
    tsconfig: 'tsconfig.json',
    toolkit: { module: 'made-up-ui', props: { Badge: ['size'] } },
  };

  it('stop a build with the words of the compiler, on each line that is not told yet', async () => {
    const settings = await project(files, options);
    await symlink(
      join(import.meta.dirname, '../../../../node_modules'),
      join(folder.root, 'node_modules'),
    );
    const error = await loadExamples(settings, true).catch((thrown: Error) => thrown.message);
    expect(error).toContain(
      `examples/Badge.basic.tsx:4\n    ${koText.host.unknownProp('Badge', 'colour', undefined)}`,
    );
    expect(error).toMatch(
      /examples\/Badge\.basic\.tsx:7\n {4}타입이 맞지 않습니다: .*string.*number/,
    );
    expect(error).toContain(ko.problems(2));
  });

  it('are warned of in development, where no page waits for it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const settings = await project(files, options);
    await symlink(
      join(import.meta.dirname, '../../../../node_modules'),
      join(folder.root, 'node_modules'),
    );
    const { examples } = await loadExamples(settings, false);
    expect(examples.get('Badge.basic')?.problems).toBe(
      `4행: ${koText.host.unknownProp('Badge', 'colour', undefined)}`,
    );
    expect(warn).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce(), 20_000);
    expect(warn.mock.calls[0]?.[0]).toContain('examples/Badge.basic.tsx:7');
  });

  it('are told that there is no compiler', async () => {
    const settings = await project(files, options);
    await expect(loadExamples(settings, true)).rejects.toThrow(ko.noCompiler('tsconfig.json'));
  });
});

describe('a folder of examples', () => {
  it('may be missing, or empty', async () => {
    const { examples, snippets } = await loadExamples(await project({}), true);
    expect([examples.size, snippets.size]).toEqual([0, 0]);
  });

  it('may stand elsewhere, and leaves alone what is no example', async () => {
    const settings = await project(
      {
        'demo/Badge.basic.tsx': exampleSaying('가'),
        'demo/types.d.ts': 'declare const a: 1;',
        'demo/README.md': '# 예제',
        'demo/helpers/Other.tsx': 'nothing',
        'demo/snippets/install.tsx': '<App />',
      },
      { folder: 'demo' },
    );
    const { examples, snippets } = await loadExamples(settings, true);
    expect([...examples.keys()]).toEqual(['Badge.basic']);
    expect(snippets.get('install')).toMatchObject({ language: 'tsx', source: '<App />' });
  });

  it('gives an example another address whenever its code changes', async () => {
    const settings = await project({ 'examples/Badge.basic.tsx': exampleSaying('가') });
    const pathOf = async () => (await readExamples(settings)).examples.get('Badge.basic')?.codePath;
    const before = await pathOf();
    expect(await pathOf()).toBe(before);
    await folder.write('examples/Badge.basic.tsx', exampleSaying('나'));
    expect(await pathOf()).not.toBe(before);
  });

  it("goes through the site's own highlighter", async () => {
    const highlight = vi.fn(async () => '<pre>mine</pre>');
    const settings = await project(
      { 'examples/Badge.basic.tsx': exampleSaying('가') },
      { highlight },
    );
    const { examples } = await readExamples(settings);
    expect(examples.get('Badge.basic')?.html).toBe('<pre>mine</pre>');
    expect(highlight).toHaveBeenCalledWith(exampleSaying('가').trimEnd(), 'tsx');
  });

  it('is read once, and again after it was told to forget', async () => {
    const settings = await project({ 'examples/Badge.basic.tsx': exampleSaying('가') });
    const cache = createExamplesCache(settings, { isStrict: () => true });
    const first = await cache.get();
    await folder.write('examples/Badge.other.tsx', exampleSaying('나'));
    expect(await cache.get()).toBe(first);
    cache.invalidate();
    expect([...(await cache.get()).examples.keys()]).toEqual(['Badge.basic', 'Badge.other']);
  });
});
