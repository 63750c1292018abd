import { describe, expect, test } from 'vitest';
import onDevices from '../device/tree.json';
import { tableOf, titleOf } from './claims';
import { componentClaims } from './components';
import { overlayClaims } from './overlays';

const all = [...overlayClaims, ...componentClaims];

for (const claims of all) {
  describe(titleOf(claims), () => {
    test.each(claims.says)('$text', ({ prove }) => prove());
    test.each(claims.keys)('$key $does', ({ prove }) => prove());

    test('some sentence is proven', () => {
      expect(claims.says.length).toBeGreaterThan(0);
    });
  });
}

test('what is proven on devices is said here word for word', () => {
  const said = all.flatMap(({ component, says }) =>
    says.map(({ text }) => `${component}: ${text}`),
  );
  const proven = onDevices.flatMap(({ component, says }) =>
    says.map((text) => `${component}: ${text}`),
  );
  expect(
    proven.filter((sentence) => !said.includes(sentence)),
    'tests/device/tree.json and proofs.tsx: write these as tests/a11y/components.tsx does',
  ).toEqual([]);
});

// `npx vitest run packages/toolkit/tests/a11y --update` renews the file.
test('the table that readers see is made of the sentences above, and of nothing else', async () => {
  await expect(tableOf(all, onDevices)).toMatchFileSnapshot('../../a11y.json');
});
