import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkFiles } from '@zs-docs/agents/check';
import { optionNames, propNames } from '@zs-docs/api-docs';
import { readApiFile } from '@zs-docs/api-docs/build';
import type { PlaygroundOptions } from '@zs-docs/playground/build';
import { codeToHtml } from 'shiki';
import { shikiConfig } from '../../content/highlight/shikiConfig.ts';
import { contentUses } from '../../content/page-model/contentUses.ts';
import { siteExamples } from '../../sections/siteExamples.ts';
import { toolkitApiFile } from '../../toolkit/api/toolkit.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const api = readApiFile(toolkitApiFile);

/** Highlights an example file like a code block of a page, without its figure. */
function highlightExample(source: string, language: string): Promise<string> {
  return codeToHtml(source, {
    lang: language,
    theme: shikiConfig.theme,
    transformers: [
      ...shikiConfig.transformers.filter((transformer) => transformer.name !== 'zs:code-frame'),
      {
        pre(node) {
          node.properties['data-language'] = language;
        },
      },
    ],
  });
}

/** The examples of ZS-ui, as the playground builds them. */
export const playgroundOptions: PlaygroundOptions = {
  toolkit: {
    module: '@0610studio/zs-ui',
    modules: [
      'react-native-svg',
      'react-native-safe-area-context',
      '@react-native-async-storage/async-storage',
    ],
    props: { ...propNames(api), ...optionNames(api) },
    setup: `${root}site/src/build/playground/frameSetup.tsx`,
  },
  root,
  // An installation for `npm start` has no types of React Native.
  ...(existsSync(`${root}node_modules/react-native`) && { tsconfig: 'examples/tsconfig.json' }),
  // As `check_code` of the agents: readers copy examples.
  check: (sources) => checkFiles(sources, api.version),
  uses: () => {
    const uses = contentUses(`${root}site/`);
    const file = 'site/src/sections/siteExamples.ts';
    return (
      uses && [
        ...uses,
        ...siteExamples.map((name) => ({ kind: 'example' as const, name, file, line: 1 })),
      ]
    );
  },
  highlight: highlightExample,
};
