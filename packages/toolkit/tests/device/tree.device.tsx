import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react-native';
import { Platform } from 'react-native';
import { proofs } from './proofs';
import { readTree } from './readTree';
import { renderComponent } from './renderComponent';
import table from './tree.json';

beforeEach(() => {
  jest.useFakeTimers();
});

for (const { component, role, says, tree } of table) {
  describe(`${component} on ${Platform.OS}`, () => {
    test('is claimed no less than is proven', () => {
      expect(Object.keys(proofs[component] ?? {})).toEqual(says);
    });

    for (const [text, prove] of Object.entries(proofs[component] ?? {})) {
      test(text, prove);
    }

    if (tree.length > 0) {
      test('gives name, role and state in the order of the tree', async () => {
        await renderComponent(component);
        const elements = readTree(screen.toJSON());
        expect(elements.map(({ words }) => words)).toEqual(tree);
        if (role) {
          expect(elements.map((element) => element.role)).toContain(role);
        }
      });
    }
  });
}
