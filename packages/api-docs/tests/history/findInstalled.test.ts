import { describe, expect, it } from 'vitest';
import { findInstalled } from '../../src/shared/history/findInstalled.ts';

const NAME = '@kit/ui';
const VERSIONS = ['0.8.3', '0.32.2', '0.33.2', '0.33.12', '0.34.0', '1.2.0'];
const found = (text: string) => findInstalled(text, NAME, VERSIONS);

describe('the version that a developer has installed', () => {
  it.each([
    ['package.json', `{"dependencies": {"react": "19.0.0", "${NAME}": "0.33.2"}}`, '0.33.2'],
    ['the newest of a range', `"${NAME}": "^0.33.2",`, '0.33.12'],
    ['a tilde', `'${NAME}': '~0.32.0'`, '0.32.2'],
    ['from a version on', `"${NAME}": ">=0.8.3"`, '1.2.0'],
    ['latest', `"${NAME}": "latest"`, '1.2.0'],
    ['package-lock.json', `"node_modules/${NAME}": {\n  "version": "0.33.2",`, '0.33.2'],
    ['yarn.lock', `"${NAME}@^0.33.2":\n  version "0.33.2"\n`, '0.33.2'],
    ['yarn.lock of berry', `"${NAME}@npm:^0.33.2":\n  version: 0.33.2\n`, '0.33.2'],
    ['pnpm-lock.yaml', `'${NAME}':\n  specifier: ^0.33.2\n  version: 0.33.2(react@19)`, '0.33.2'],
    ['npm ls', `app@1.0.0\n└── ${NAME}@0.33.2`, '0.33.2'],
    ['a command', `npm install ${NAME}@0.32.2`, '0.32.2'],
    ['a version alone', ' 0.33.2\n', '0.33.2'],
    ['a version in part', '0.33', '0.33.12'],
  ])('is found in %s', (_, text, version) => {
    expect(found(text)?.version).toBe(version);
  });

  it('is none of the known ones, and says what was written', () => {
    expect(found(`"${NAME}": "^2.0.0"`)).toEqual({ spec: '^2.0.0', version: undefined });
  });

  it.each(['', 'zs', '{"dependencies": {"react": "19.0.0"}}', `"${NAME}-icons": "1.0.0"`])(
    'is not taken from a text without the package: %s',
    (text) => {
      expect(found(text)).toBeUndefined();
    },
  );

  it('takes the lockfile before the range of the same package', () => {
    const lock = `"": {"dependencies": {"${NAME}": "^0.33.2"}},\n"node_modules/${NAME}": {"version": "0.33.2"}`;
    expect(found(lock)?.version).toBe('0.33.2');
  });

  it('reads a large lockfile at once', () => {
    const lines = `"node_modules/other": {"version": "1.0.0"},\n`.repeat(50_000);
    expect(found(`${lines}"node_modules/${NAME}": {"version": "0.33.2"}`)?.version).toBe('0.33.2');
  });
});
