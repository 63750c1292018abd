/// <reference path="../../../packages/playground/src/shared/sucrase.d.ts" />
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import api from '@0610studio/zs-ui/api.json';
import { type Api, optionNames, propNames } from '@zs-docs/api-docs';
import { describe, expect, it } from 'vitest';
import { findUnknownOption } from '../../../packages/playground/src/shared/findUnknownOption.ts';
import { findUnknownProp } from '../../../packages/playground/src/shared/findUnknownProp.ts';

const folder = fileURLToPath(new URL('../../../examples/', import.meta.url));
const options = optionNames(api as Api);
const known = {
  module: '@0610studio/zs-ui',
  components: { ...propNames(api as Api), ...options },
};
const files = readdirSync(folder).filter((file) => file.endsWith('.tsx'));

describe('what readers are told of props that they write', () => {
  it('never calls a prop of an example unknown: they are all compiled', () => {
    const complaints = files.flatMap((file) => {
      const source = readFileSync(folder + file, 'utf8');
      const found = findUnknownProp(source, known) ?? findUnknownOption(source, known);
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

  it('finds a slip in the options of any function, also in an object inside of them', () => {
    expect(Object.keys(options)).toEqual(
      expect.arrayContaining(['showAlert()', 'showAlert().actions.primary', 'showSnackBar()']),
    );
    const head = "import { useOverlay } from '@0610studio/zs-ui';\n";
    const find = (call: string) =>
      findUnknownOption(`${head}const { showAlert } = useOverlay();\n${call}`, known);
    expect(find("showAlert({ titel: '안녕' });")).toEqual({
      component: 'showAlert()',
      prop: 'titel',
      near: 'title',
      line: 3,
    });
    expect(find("showAlert({ actions: { primary: { lable: '확인' } } });")).toMatchObject({
      component: 'showAlert().actions.primary',
      near: 'label',
    });
  });

  it('leaves functions of the same name alone that are not of the toolkit', () => {
    const call = "showAlert({ titel: '안녕' });";
    expect(findUnknownOption(call, known)).toBeUndefined();
    const own = `import { ZSText } from '@0610studio/zs-ui';\nconst showAlert = log;\n${call}`;
    expect(findUnknownOption(own, known)).toBeUndefined();
    const mine = `import { ZSText } from '@0610studio/zs-ui';\nconst { showAlert } = useMine();\n${call}`;
    expect(findUnknownOption(mine, known)).toBeUndefined();
  });

  it('finds a slip in any component, whatever it is', () => {
    for (const name of Object.keys(propNames(api as Api))) {
      const source = `import { ${name} } from '@0610studio/zs-ui';\n<${name} styel={{}} />`;
      expect(findUnknownProp(source, known), name).toMatchObject({ prop: 'styel', line: 2 });
    }
  });
});
