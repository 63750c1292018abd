import * as toolkit from 'virtual:playground/toolkit';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { refuseText, rememberText } from './refuseText.ts';
import { frameText } from './text.ts';

type Jsx = typeof runtime.jsx;

/** Makes elements, and throws where the example makes one that cannot be drawn: on its own line. */
const checked =
  (make: Jsx): Jsx =>
  (type, props, key) => {
    if (type === undefined) {
      throw new Error(frameText('noType'));
    }
    if (typeof type === 'string') {
      throw new Error(frameText('noElement', { name: type }));
    }
    const { children } = props as { children?: ReactNode };
    rememberText(children);
    if (type === toolkit.reactNative.View) {
      refuseText(children);
    }
    return make(type, props, key);
  };

/** The JSX runtime of examples. */
export const checkedJsx = {
  ...runtime,
  jsx: checked(runtime.jsx),
  jsxs: checked(runtime.jsxs),
};
