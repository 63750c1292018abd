import { editDistance } from '@zs-docs/words';
import ts from 'typescript';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from './CheckContext.ts';

/** What the published package has beside its entry, by the `files` of its package.json; `src` is not there. */
const PUBLISHED_PATHS = /^\/(build|android|ios|expo-module\.config\.json|package\.json|README)/;

/** Other names under which the toolkit is sought. */
const OTHER_NAMES = ['zs-ui', 'zsui', '@0610studio/zsui', '@0610/zs-ui', '@zs-ui/core'];

/**
 * Explains a module of the toolkit that does not exist. What else an app has installed, and its own
 * files, are not known: they are never found missing.
 */
export function explainModule({ text }: CheckContext, at: ts.Node): RawFinding[] {
  const name = ts.isStringLiteralLike(at) ? at.text : '';
  const inner = name.startsWith(`${TOOLKIT_NAME}/`) ? name.slice(TOOLKIT_NAME.length) : undefined;
  const isToolkit =
    inner === undefined
      ? OTHER_NAMES.includes(name) ||
        (name.startsWith('@0610') && editDistance(name, TOOLKIT_NAME) <= 2)
      : !PUBLISHED_PATHS.test(inner);
  return isToolkit
    ? [
        {
          at,
          rule: 'missing-module',
          message: text.missingModule(name, TOOLKIT_NAME),
          about: { topic: 'innerPaths' },
        },
      ]
    : [];
}
