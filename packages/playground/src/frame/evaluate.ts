import { type ComponentType, isValidElement } from 'react';
import { checkLoopTime } from './checkLoopTime.ts';
import { frameText } from './frameText.ts';
import { requireModule } from './modules.ts';

type Factory = (
  require: (name: string) => object,
  exports: Record<string, unknown>,
  module: object,
  guard: () => void,
) => void;

/** Functions and classes, and what memo, forwardRef and lazy make. */
function isComponent(value: unknown): boolean {
  const isMade = typeof value === 'object' && value !== null && '$$typeof' in value;
  return typeof value === 'function' || (isMade && !isValidElement(value));
}

/**
 * Runs compiled code and gives the component it exports.
 * @param name file name that errors carry, with line numbers of the source
 * @throws whatever the code throws, or an error when it exports no component
 */
export function evaluate(code: string, name: string): ComponentType {
  // The wrapper stays on the first line, so that lines of the code keep their numbers.
  // biome-ignore lint/security/noGlobalEval: running a reader's code is what this frame is for
  const factory: Factory = globalThis.eval(
    `(function(require,exports,module,__guard){${code}\n})\n//# sourceURL=${name}`,
  );
  const exports: Record<string, unknown> = {};
  factory(requireModule, exports, { exports }, checkLoopTime);
  if (!isComponent(exports.default)) {
    throw new Error(frameText('noDefault'));
  }
  return exports.default as ComponentType;
}

/** Line of an error inside the example, read from its stack. */
export function lineOf(error: unknown, name: string): number | undefined {
  return error instanceof Error ? lineIn(error.stack ?? '', name) : undefined;
}

/** First line of the example in a stack. */
export function lineIn(stack: string, name: string): number | undefined {
  const at = stack.indexOf(`${name}:`);
  const line = at < 0 ? undefined : /^\d+/.exec(stack.slice(at + name.length + 1))?.[0];
  return line ? Number(line) : undefined;
}

/** First line with the property that a browser refuses to read or set: such an error has no line of the code. */
export function refusedIn(message: string, code: string): number | undefined {
  const name = /^Failed to (?:read|set) the '(\w+)' property/.exec(message)?.[1];
  const before = name && code.split(new RegExp(`\\b${name}\\b`), 2);
  return before && before.length > 1 ? before[0]?.split('\n').length : undefined;
}

/**
 * Line of the one word of code that can have failed so: what is thrown and no Error knows no line, and
 * neither does an engine that refuses code as a whole.
 */
export function soleLine(error: unknown, code: string): number | undefined {
  const word = error instanceof Error ? /\bawait\b/.exec(error.message)?.[0] : 'throw';
  const before = word ? code.split(new RegExp(`\\b${word}\\b`)) : [];
  return before.length === 2 ? before[0]?.split('\n').length : undefined;
}

/** Line where the innermost component of a stack that the example declares is declared. */
export function declaredIn(components: string, code: string): number | undefined {
  for (const [, name] of components.matchAll(/^\s*at (\w+)/gm)) {
    const at = code.search(new RegExp(`\\b(?:function|class|const|let|var)\\s+${name}\\b`));
    if (at >= 0) {
      return code.slice(0, at).split('\n').length;
    }
  }
  return undefined;
}

/** Message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
