import { book } from '@0610studio/zs-ui/facts';
import { satisfies, validateStrict } from 'compare-versions';
import { describe, expect, test } from 'vitest';
import { fillText } from '../../src/content/files/placeholders.ts';
import { releases } from '../../src/toolkit/facts/releases.ts';
import { rangeOf } from '../../src/toolkit/facts/sdks.ts';
import { deviceApp } from '../../src/toolkit/playground/deviceApp.ts';

const files = deviceApp.files("import { ZSText } from '@0610studio/zs-ui';");
const { dependencies, devDependencies } = JSON.parse(
  // As the build fills it.
  fillText(files['package.json'] ?? '{}'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const fit = book.sdks.find(({ sdk }) => sdk === book.documented.sdk);

/** Peers of the documented version: what it and the versions before it set, newest first. */
const peers = new Map(
  releases
    .slice(releases.findIndex(({ version }) => version === book.documented.version))
    .reverse()
    .flatMap((release) => release.peers),
);

describe('the app that holds an example', () => {
  test('has the documented version, and every package pinned', () => {
    expect(dependencies['@0610studio/zs-ui']).toBe(book.documented.version);
    for (const version of Object.values({ ...dependencies, ...devDependencies })) {
      expect(validateStrict(version), version).toBe(true);
    }
  });

  test('satisfies every peer of the published package', () => {
    expect(peers.get('react-native-reanimated')).toBeDefined();
    for (const [name, range] of peers) {
      if (range !== null && range !== '*') {
        expect(satisfies(dependencies[name] ?? '', range), `${name} ${range}`).toBe(true);
      }
    }
  });

  test('stands on the recommended SDK, with the versions that it chooses', () => {
    expect(satisfies(dependencies.expo ?? '', `^${book.documented.sdk}`)).toBe(true);
    expect(satisfies(dependencies['react-native'] ?? '', `~${fit?.reactNative}`)).toBe(true);
    for (const name of Object.keys(fit?.versions ?? {})) {
      if (name in dependencies) {
        const range = (fit && rangeOf(fit, name)) ?? '';
        expect(satisfies(dependencies[name] ?? '', range), `${name} ${range}`).toBe(true);
      }
    }
    expect(dependencies, 'the code imports it, though it is no peer').toHaveProperty(
      'expo-navigation-bar',
    );
  });

  test('runs on devices alone: neither the web nor Expo Go is offered', () => {
    expect(JSON.parse(files['app.json'] ?? '').expo.platforms).toEqual(['android', 'ios']);
    expect(deviceApp.commands).toEqual(['npm install', 'npx expo run:android']);
    for (const command of deviceApp.commands) {
      expect(files['README.md']).toContain(command);
    }
    expect(deviceApp.note).toContain('Expo Go');
  });

  test('puts the providers of ZS-ui around an example, unless it brings its own theme', () => {
    expect(files['App.tsx']).toContain('<OverlayProvider>');
    const themed = deviceApp.files("import { ThemeProvider } from '@0610studio/zs-ui';");
    expect(themed['App.tsx']).not.toContain('OverlayProvider');
  });

  test('puts the scene of the phone around an example', () => {
    const { 'App.tsx': app, 'Scene.tsx': scene } = deviceApp.files('', 'shop');
    expect(app).toMatch(/<Scene>\s*<Example \/>\s*<\/Scene>/);
    expect(scene).toContain('export default function ShopScene');
  });
});
