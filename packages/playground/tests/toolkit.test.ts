import { describe, expect, it } from 'vitest';
import { findBadImports } from '../src/build/findBadImports.ts';
import { allowedImports, toolkitPlugin } from '../src/build/toolkit.ts';

const loadModule = (toolkit: Parameters<typeof toolkitPlugin>[0], isWhole = false) => {
  const { load } = toolkitPlugin(toolkit, isWhole);
  return String((load as (id: string) => unknown)('\0virtual:playground/toolkit'));
};

describe('what an example may import', () => {
  const code = `import { View } from 'react-native';
import { Badge } from 'made-up-ui';
import Svg from 'react-native-svg';
import type { Secret } from 'anything';
`;

  it('is React, the names of React Native and the toolkit', () => {
    expect(findBadImports(code, allowedImports({ module: 'made-up-ui' }))).toEqual([
      { line: 3, module: 'react-native-svg' },
    ]);
  });

  it('is what the toolkit says besides', () => {
    const toolkit = {
      module: 'made-up-ui',
      modules: ['react-native-svg'],
      reactNative: ['Text'],
    };
    expect(findBadImports(code, allowedImports(toolkit))).toEqual([
      { line: 1, module: 'react-native', name: 'View' },
    ]);
  });
});

describe('the toolkit in the frame', () => {
  it('comes with all of React Native for code that needs more than the examples', () => {
    expect(loadModule({ module: 'made-up-ui' })).not.toContain('SectionList');
    expect(loadModule({ module: 'made-up-ui' }, true)).toContain('SectionList');
  });

  it('is taken from its entry under the name that examples import', () => {
    const text = loadModule({ module: 'made-up-ui', entry: '/ui/index.ts', reactNative: ['Text'] });
    expect(text).toContain('import * as toolkit from "/ui/index.ts"');
    expect(text).toContain('"made-up-ui": toolkit');
    expect(text).toContain("import { Text } from 'react-native'");
    expect(text).toContain('const given = {}');
  });

  it('brings the providers of its setup', () => {
    expect(loadModule({ module: 'made-up-ui', setup: '/ui/setup.tsx' })).toContain(
      'import * as given from "/ui/setup.tsx"',
    );
  });
});
