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

/** Whether a value is a component: a function, a class, or a result of memo, forwardRef or lazy. */
function isComponent(value: unknown): boolean {
  const isWrapped = typeof value === 'object' && value !== null && '$$typeof' in value;
  return typeof value === 'function' || (isWrapped && !isValidElement(value));
}

/**
 * Evaluates compiled code, and returns the component that it exports.
 * @param name file name in stacks; their line numbers are those of the source
 * @throws what the code throws; Error when it exports no component by default
 */
export function evaluate(code: string, name: string): ComponentType {
  // The wrapper adds no line, so that line numbers are those of the source.
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
