import type { ComponentType } from 'react';
import { guard } from './guard.ts';
import { requireModule } from './modules.ts';
import { frameText } from './text.ts';

type Factory = (
  require: (name: string) => object,
  exports: Record<string, unknown>,
  module: object,
  guard: () => void,
) => void;

/**
 * Runs compiled code and gives the component it exports.
 * @param name file name that errors carry, with line numbers of the source
 * @throws whatever the code throws, or an error that says so when it exports no component
 */
export function evaluate(code: string, name: string): ComponentType {
  // The wrapper stays on the first line, so that lines of the code keep their numbers.
  // biome-ignore lint/security/noGlobalEval: running a reader's code is what this frame is for
  const factory: Factory = globalThis.eval(
    `(function(require,exports,module,__guard){${code}\n})\n//# sourceURL=${name}`,
  );
  const exports: Record<string, unknown> = {};
  factory(requireModule, exports, { exports }, guard);
  if (typeof exports.default !== 'function') {
    throw new Error(frameText('noDefault'));
  }
  return exports.default as ComponentType;
}

/** Line of an error inside the example, read from its stack. */
export function lineOf(error: unknown, name: string): number | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const at = stack.indexOf(`${name}:`);
  const line = at < 0 ? undefined : /^\d+/.exec(stack.slice(at + name.length + 1))?.[0];
  return line ? Number(line) : undefined;
}

/** Message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
