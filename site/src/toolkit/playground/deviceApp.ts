import type { DeviceApp } from '@zs-docs/playground';
import app from '../../../device-app/App.tsx?raw';
import settings from '../../../device-app/app.json?raw';
import bareApp from '../../../device-app/BareApp.tsx?raw';
import entry from '../../../device-app/index.ts?raw';
import manifest from '../../../device-app/package.json?raw';
import readme from '../../../device-app/README.md?raw';

// Not a file beside the others: tools of this repository would apply it to this folder.
const TSCONFIG = '{ "extends": "expo/tsconfig.base", "compilerOptions": { "strict": true } }\n';

/** Sources of the scenes. */
const scenes = import.meta.glob<string>('../../../../examples/scenes/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Puts the scene around the example, as the phone does. */
const withScene = (source: string) =>
  source
    .replace("import Example from './Example';", "$&\nimport Scene from './Scene';")
    .replace('<Example />', '<Scene>\n            <Example />\n          </Scene>');

/**
 * An app with the published ZS-ui that runs an example, to download. Expo Snack and Expo Go cannot run
 * it: they lack the native module of the package, and support only the latest SDKs.
 */
export const deviceApp: DeviceApp = {
  files: (source, scene) => ({
    'README.md': readme,
    'package.json': manifest,
    'app.json': settings,
    'tsconfig.json': TSCONFIG,
    'index.ts': entry,
    // An example with its own ThemeProvider needs no providers around it.
    'App.tsx': /\bThemeProvider\b/.test(source) ? bareApp : scene ? withScene(app) : app,
    'Example.tsx': source,
    ...(scene && { 'Scene.tsx': scenes[`../../../../examples/scenes/${scene}.tsx`] }),
  }),
  commands: ['npm install', 'npx expo run:android'],
  note: 'ZS-ui에는 네이티브 모듈이 포함되어 있어 Expo Go와 Expo Snack에서는 실행되지 않습니다. macOS와 Xcode가 있으면 npx expo run:ios로 iOS에서도 실행할 수 있습니다.',
};
