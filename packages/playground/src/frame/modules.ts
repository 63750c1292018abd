import * as toolkit from 'virtual:playground/toolkit';
import * as react from 'react';
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
      throw new Error(frameText('noName', { module, name: key }));
    },
  });
}

/** Marks a namespace with a default export as an ES module, as compiled code expects. */
function asModule(name: string, names: object): object {
  return 'default' in names ? { ...names, __esModule: true } : strict(name, names);
}

const modules = new Map<string, object>([
  ['react', { ...react, useEffect: useWatchedEffect, useState: useWatchedState }],
  ['react/jsx-runtime', validatedJsx],
  ['react-native', strict('react-native', toolkit.reactNative)],
  ...Object.entries(toolkit.modules).map(([name, names]): [string, object] => [
    name,
    asModule(name, names),
  ]),
]);

/** `require` of examples. */
export function requireModule(name: string): object {
  const found = modules.get(name);
  if (!found) {
    throw new Error(frameText('noModule', { module: name, known: [...modules.keys()].join(', ') }));
  }
  return found;
}
