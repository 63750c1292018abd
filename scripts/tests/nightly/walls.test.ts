import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../lib/install.mjs';

/** Folder of a copy of the layers, as deep as the originals, so that relative paths in tsconfigs hold. */
const copy = join(root, '.cache', 'walls');
const packages = ['words', 'search', 'api-docs', 'playground', 'agents'];

/** Source files that break a layer, each by one mistake. */
const mistakes = {
  document: 'export const title = document.title;\n',
  process: 'export const id = process.pid;\n',
  node: "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  build: "import type * as build from '../build/index.ts';\nexport type Build = typeof build;\n",
  server:
    "import type * as server from '../server/createServer.ts';\nexport type Server = typeof server;\n",
  browser: "import type * as all from '../browser/index.ts';\nexport type All = typeof all;\n",
  site: `import { siteConfig } from '${join(root, 'site/src/site.config.ts')}';\nexport const { title } = siteConfig;\n`,
};
type Mistake = keyof typeof mistakes;

/** Layers of the packages, and the mistakes that must not compile in each. */
const layers: Record<string, Mistake[]> = {
  'words/src': ['document', 'process', 'node', 'site'],
  'words/browser': ['process', 'node', 'site'],
  'search/src/shared': ['document', 'process', 'node', 'build', 'site'],
  'search/src/browser': ['process', 'node', 'build', 'site'],
  'search/src/worker': ['document', 'process', 'node', 'build', 'browser'],
  'search/src/build': ['document', 'browser', 'site'],
  'api-docs/src/shared': ['document', 'process', 'node', 'build', 'site'],
  'api-docs/src/history': ['document', 'process', 'node', 'build', 'site'],
  'api-docs/src/breaks': ['document', 'process', 'node', 'build', 'site'],
  'api-docs/src/react': ['document', 'process', 'node', 'build', 'site'],
  'api-docs/src/browser': ['process', 'node', 'build', 'site'],
  'api-docs/src/build': ['document', 'site'],
  'playground/src/shared': ['document', 'process', 'node', 'build', 'site'],
  'playground/src/react': ['document', 'process', 'node', 'build', 'browser', 'site'],
  'playground/src/browser': ['process', 'node', 'build', 'site'],
  'playground/src/frame': ['node', 'build', 'browser', 'site'],
  'playground/src/build': ['document', 'browser', 'site'],
  'agents/src/shared': ['document', 'process', 'node', 'server', 'site'],
  'agents/src/check': ['document', 'server', 'site'],
  'agents/src/docs': ['document', 'server', 'site'],
  'agents/src/server': ['document', 'site'],
};

/** The same for the site and the scripts, by tsconfig. */
const programs: Record<string, Mistake[]> = {
  'site/tsconfig.browser.json': ['process', 'node'],
  'scripts/tsconfig.json': ['document'],
};

/** Runs a tool of the repository and returns its output, whatever its exit code. */
function runTool(tool: string, args: readonly string[], cwd = root): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(root, 'node_modules', '.bin', tool), args, { cwd }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

const fileOf = (mistake: Mistake) => `wall-${mistake}.ts`;

async function write(folder: string, wrong: readonly Mistake[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    wrong.map((mistake) => writeFile(join(folder, fileOf(mistake)), mistakes[mistake])),
  );
}

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  for (const name of packages) {
    await cp(join(root, 'packages', name), join(copy, 'packages', name), {
      recursive: true,
      filter: (path) => !/[/\\](?:node_modules|dist|tests)$|\.tsbuildinfo$/.test(path),
    });
    // A package may have its own version of a dependency.
    const modules = join(root, 'packages', name, 'node_modules');
    if (existsSync(modules)) {
      await symlink(modules, join(copy, 'packages', name, 'node_modules'), 'junction');
    }
  }
  await cp(join(root, 'tsconfig.layer.json'), join(copy, 'tsconfig.layer.json'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

describe('The compiler holds the walls of the packages', () => {
  const at = (layer: string) => join(copy, 'packages', layer);

  beforeAll(async () => {
    // The unchanged layers compile, so later errors come from the mistakes alone.
    expect(await runTool('tsc', ['-b', ...Object.keys(layers).map(at)])).toBe('');
  });

  /** Adds mistakes to a layer. @returns those that the compiler reports */
  async function reported(layer: string, wrong: readonly Mistake[]): Promise<Mistake[]> {
    await write(at(layer), wrong);
    const output = await runTool('tsc', ['-p', at(layer), '--noEmit']);
    await Promise.all(wrong.map((mistake) => rm(join(at(layer), fileOf(mistake)))));
    return wrong.filter((mistake) => output.includes(`${layer}/${fileOf(mistake)}(`));
  }

  test.each(Object.entries(layers))('%s fails with each of %j', async (layer, wrong) => {
    // In two runs: an import of the build layer would bring in the types of Node.
    const globals = wrong.filter((mistake) => ['document', 'process', 'node'].includes(mistake));
    const imports = wrong.filter((mistake) => !globals.includes(mistake));
    expect(await reported(layer, globals)).toEqual(globals);
    expect(await reported(layer, imports)).toEqual(imports);
  });
});

describe('The compiler holds the walls of the site and the scripts', () => {
  test.each(Object.entries(programs))('%s fails with each of %j', async (settings, wrong) => {
    const folder = join(copy, settings.replaceAll(/\W/g, '-'));
    await write(folder, wrong);
    await writeFile(join(folder, 'right.ts'), 'export const right = [1].at(-1);\n');
    const own = { extends: join(root, settings), include: ['*.ts'], files: ['right.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(own));
    const output = await runTool('tsc', ['-p', folder, '--noEmit']);
    const failed = [...output.matchAll(/wall-(\w+)\.ts\(/g)].map(([, mistake]) => mistake);
    expect([...new Set(failed)].sort()).toEqual([...wrong].sort());
    expect(output).not.toContain('right.ts(');
  });
});

/** Creates an empty repository with the lint rules of this one; in .cache, Git would ignore its manifests. */
async function createLinted(): Promise<string> {
  const rules = { root: true, extends: [join(root, 'biome.jsonc')], vcs: { enabled: false } };
  const repository = await mkdtemp(join(tmpdir(), 'walls-'));
  await writeFile(join(repository, 'biome.json'), JSON.stringify(rules));
  return repository;
}

async function put(repository: string, file: string, text: string): Promise<void> {
  await mkdir(dirname(join(repository, file)), { recursive: true });
  await writeFile(join(repository, file), text);
}

const lint = (repository: string, rule: string) =>
  runTool('biome', ['lint', `--only=${rule}`, '--max-diagnostics=none', '.'], repository);

describe('The linter holds the wall around the build of the site', () => {
  const folders = ['build/seo', 'content/page-table', 'pages/docs', 'settings', 'toolkit/facts'];
  let repository = '';
  let output = '';

  beforeAll(async () => {
    repository = await createLinted();
    for (const folder of [...folders, 'layout/shell']) {
      await put(repository, `site/src/${folder}/wall.ts`, 'export const at = location.href;\n');
    }
    output = await lint(repository, 'style/noRestrictedGlobals');
  });

  afterAll(() => rm(repository, { recursive: true }));

  test.each(folders)('site/src/%s fails with a global of the browser', (folder) => {
    expect(output).toContain(`site/src/${folder}/wall.ts:1:19`);
  });

  test('what runs in the browser has its globals', () => {
    expect(output).not.toContain('site/src/layout/shell/wall.ts');
  });
});

describe('The linter holds the walls between the groups of site/src', () => {
  /** From the lowest group to the highest. */
  const groups = [
    'settings',
    'content',
    'client',
    'layout',
    'toolkit',
    'sections',
    'build',
    'pages',
  ];
  /** Every import that runs up, as the group and the one it must not import. */
  const upward = groups.flatMap((group, at) =>
    groups.slice(at + 1).map((higher) => [group, higher] as const),
  );
  let output = '';
  let repository = '';

  beforeAll(async () => {
    repository = await createLinted();
    for (const [at, group] of groups.entries()) {
      for (const [place, other] of groups.entries()) {
        const line = `export * from '../../${other}/room/file.ts';\n`;
        const name = place > at ? `up-${other}` : `down-${other}`;
        await put(repository, `site/src/${group}/room/${name}.ts`, line);
      }
    }
    output = await lint(repository, 'style/noRestrictedImports');
  });

  afterAll(() => rm(repository, { recursive: true }));

  test.each(upward)('%s imports nothing of %s', (group, higher) => {
    expect(output).toContain(`site/src/${group}/room/up-${higher}.ts:1`);
  });

  test('what is lower may be imported', () => {
    expect(output).not.toContain('down-');
  });

  test('.astro files, which the linter does not read, import nothing from above either', () => {
    const src = join(root, 'site/src/');
    const up = globSync('*/**/*.astro', { cwd: src }).flatMap((file) => {
      const imports = readFileSync(src + file, 'utf8').matchAll(/(?:from|import) '(\..+?)'/g);
      const group = groups.indexOf(file.split('/')[0] ?? '');
      return [...imports]
        .map(([, path = '']) => join(dirname(file), path).split('/')[0] ?? '')
        .filter((other) => groups.indexOf(other) > group || other === 'main.ts')
        .map((other) => `${file} -> ${other}`);
    });
    // The document names the script of its page.
    expect(up).toEqual(['layout/document/Document.astro -> main.ts']);
  });
});

describe('The linter knows what each manifest has declared', () => {
  /** A file, an import that is allowed in it, and one that is not. */
  const imports = [
    ['packages/search/src/build/wall.ts', 'parse5', 'vfile'],
    ['packages/api-docs/src/build/wall.ts', 'compare-versions', 'parse5'],
    ['packages/toolkit/src/wall.ts', 'react-native', 'astro'],
    ['site/src/wall.ts', '@zs-docs/search', 'sucrase'],
    ['scripts/wall.ts', 'send', 'satori'],
  ] as const;
  let repository = '';
  let output = '';

  beforeAll(async () => {
    repository = await createLinted();
    for (const manifest of [
      '.',
      'site',
      'packages/search',
      'packages/api-docs',
      'packages/toolkit',
    ]) {
      await cp(join(root, manifest, 'package.json'), join(repository, manifest, 'package.json'));
    }
    for (const [file, right, wrong] of imports) {
      await put(repository, file, `import '${right}';\nimport '${wrong}';\n`);
    }
    output = await lint(repository, 'correctness/noUndeclaredDependencies');
  });

  afterAll(() => rm(repository, { recursive: true }));

  test.each(imports)('%s may import %s, but not %s', (file, _right, wrong) => {
    expect(output).toContain(`${file}:2:8`);
    expect(output).toContain(`Dependency ${wrong} isn't specified in`);
    expect(output).not.toContain(`${file}:1:8`);
  });
});
