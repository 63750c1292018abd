import * as toolkit from 'virtual:playground/toolkit';
import * as react from 'react';
import { Animated } from 'react-native';
import { NATIVE_ONLY_NAMES } from '../shared/reactNativeNames.ts';
import { frameText } from './frameText.ts';
import { useWatchedEffect } from './useWatchedEffect.ts';
import { useWatchedState } from './useWatchedState.ts';
import { validatedJsx } from './validatedJsx.ts';

/** Wraps a module so that access to an unknown name throws, instead of being undefined. */
function strict(module: string, names: object): object {
  return new Proxy(names, {
    get(target, key) {
      if (key in target || typeof key === 'symbol' || key === '__esModule' || key === 'default') {
        return Reflect.get(target, key);
      }
      const isNative = module === 'react-native' && NATIVE_ONLY_NAMES.includes(key);
      throw new Error(frameText(isNative ? 'noPart' : 'noName', { module, name: key }));
    },
  });
}

/** Marks a namespace with a default export as an ES module, as compiled code expects. */
function asModule(name: string, names: object): object {
  return 'default' in names ? { ...names, __esModule: true } : strict(name, names);
}

/** A function that a browser does not have, or that the sandbox forbids: who calls it would wait for nothing. */
const silent = (name: string, result?: object) => (): object | undefined => {
  console.warn(frameText('noEffect', { name }));
  return result;
};

/** What has no effect in a phone: react-native-web leaves `Alert` empty, and the others are of devices. */
const onDevices = {
  Alert: { alert: silent('Alert.alert'), prompt: silent('Alert.prompt') },
  Share: {
    share: silent('Share.share', Promise.resolve({ action: 'dismissedAction' })),
    sharedAction: 'sharedAction',
    dismissedAction: 'dismissedAction',
  },
  Vibration: { vibrate: silent('Vibration.vibrate'), cancel: () => undefined },
};

/** `useAnimatedValue` of React Native, which react-native-web lacks: an animated value that a component keeps. */
const useAnimatedValue = (start: number): Animated.Value =>
  react.useState(() => new Animated.Value(start))[0];

const modules = new Map<string, object>([
  ['react', { ...react, useEffect: useWatchedEffect, useState: useWatchedState }],
  ['react/jsx-runtime', validatedJsx],
  [
    'react-native',
    strict('react-native', { ...toolkit.reactNative, ...onDevices, useAnimatedValue }),
  ],
  ...Object.entries(toolkit.modules).map(([name, names]): [string, object] => [
    name,
    asModule(name, names),
  ]),
]);

const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|bmp)$/i;

/** Drawn for a picture of the reader's app, which the frame does not have. */
const PLACEHOLDER = {
  uri: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#888"><path d="M1 1h22v22H1zM1 19l7-8 6 7 3-3 6 5"/></svg>')}`,
  width: 96,
  height: 96,
};

/** `require` of examples. */
export function requireModule(name: string): object {
  if (PICTURE.test(name)) {
    console.warn(frameText('noPicture', { name }));
    return PLACEHOLDER;
  }
  const found = modules.get(name);
  if (!found) {
    throw new Error(frameText('noModule', { module: name, known: [...modules.keys()].join(', ') }));
  }
  return found;
}
