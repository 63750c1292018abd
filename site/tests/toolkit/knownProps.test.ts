/// <reference path="../../../packages/playground/src/shared/sucrase.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import api from '@0610studio/zs-ui/api.json';
import { type Api, propNames } from '@zs-docs/api-docs';
import { describe, expect, it } from 'vitest';
import { findUnknownProp } from '../../../packages/playground/src/shared/findUnknownProp.ts';

const folder = fileURLToPath(new URL('../../../examples/', import.meta.url));
const known = { module: '@0610studio/zs-ui', components: propNames(api as Api) };
const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));

describe('what readers are told of props that they write', () => {
  it('never calls a prop of an example unknown: they are all compiled', () => {
    const complaints = files.flatMap((file) => {
      const found = findUnknownProp(readFileSync(folder + file, 'utf8'), known);
      return found ? [{ file, ...found }] : [];
    });
    expect(complaints).toEqual([]);
    expect(files.length).toBeGreaterThan(80);
  });

  it('knows the props that components take over from React Native', () => {
    expect(known.components.ZSPressable).toEqual(
      expect.arrayContaining(['color', 'accessibilityLabel', 'onLayout', 'testID', 'style']),
    );
    expect(known.components.ZSText).toContain('numberOfLines');
  });

  it('finds a slip in any component, whatever it is', () => {
    for (const name of Object.keys(known.components)) {
      const source = `import { ${name} } from '@0610studio/zs-ui';\n<${name} styel={{}} />`;
      expect(findUnknownProp(source, known), name).toMatchObject({ prop: 'styel', line: 2 });
    }
  });
});
