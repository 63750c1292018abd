import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const app = fileURLToPath(new URL('app/', import.meta.url));

/** An Expo app of the documented SDK that contains the source of a toolkit and the examples of the docs. */
export interface TruthApp {
  folder: string;
  /** Names of the examples: `Alert.basic`. */
  examples: readonly string[];
  /** True if the dependencies have to be installed, because the manifest changed. */
  isNew: boolean;
}

/** Content of `Example.tsx`: shows the example that the hash of the URL names. */
function exampleSwitch(examples: readonly string[]): string {
  return `const examples = {
${examples.map((name) => `  '${name}': () => require('./examples/${name}').default,`).join('\n')}
};

export default examples[decodeURIComponent(window.location.hash.slice(1))]();
`;
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Creates the app in `.cache/truth`, around the same `App.tsx` that readers download with an example.
 * @param toolkit checkout of the toolkit: a folder with `src/index.ts`
 */
export function createApp(toolkit: string): TruthApp {
  const folder = join(root, '.cache/truth');
  mkdirSync(folder, { recursive: true });
  for (const name of ['toolkit', 'examples', 'test', 'web']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  const manifest = readIfExists(join(folder, 'package.json'));
  cpSync(app, folder, { recursive: true });
  const copies = {
    [join(toolkit, 'src')]: 'toolkit/src',
    [join(toolkit, 'package.json')]: 'toolkit/package.json',
    [join(root, 'examples')]: 'examples',
    [join(root, 'examples/snippets/jestSetup.ts')]: 'test/jestSetup.ts',
    [join(root, 'examples/snippets/renderApp.tsx')]: 'test/renderApp.tsx',
    [join(root, 'examples/snippets/orderTest.tsx')]: 'test/order.test.tsx',
    [join(root, 'examples/snippets/saveTest.tsx')]: 'test/save.test.tsx',
    [join(root, 'site/device-app/index.ts')]: 'index.ts',
    [join(root, 'site/device-app/App.tsx')]: 'App.tsx',
  };
  for (const [from, to] of Object.entries(copies)) {
    cpSync(from, join(folder, to), { recursive: true });
  }
  const examples = globSync(join(root, 'examples/*.tsx')).map((file) => basename(file, '.tsx'));
  writeFileSync(join(folder, 'Example.tsx'), exampleSwitch(examples.sort()));
  return { folder, examples, isNew: manifest !== readIfExists(join(folder, 'package.json')) };
}
