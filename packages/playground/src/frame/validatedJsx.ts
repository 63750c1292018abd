import * as toolkit from 'virtual:playground/toolkit';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { frameText } from './frameText.ts';
import { rejectText, rememberText } from './rejectBareText.ts';

type Jsx = typeof runtime.jsx;

/** Creates elements; throws for one that cannot be rendered, so that the stack has its line. */
const validated =
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
      rejectText(children);
    }
    return make(type, props, key);
  };

/** The JSX runtime of examples. */
export const validatedJsx = {
  ...runtime,
  jsx: validated(runtime.jsx),
  jsxs: validated(runtime.jsxs),
};
