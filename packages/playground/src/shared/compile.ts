import { transform } from 'sucrase';
import { guardLoops } from './loopGuard.ts';

/** Code that the frame can run, and the modules that it imports. */
export interface Compiled {
  code: string;
  deps: string[];
}

/** A syntax error in the source. `line` and `column` count from 1. */
export class CompileError extends Error {
  readonly line: number | undefined;
  readonly column: number | undefined;

  constructor(message: string, line?: number, column?: number) {
    super(message);
    this.name = 'CompileError';
    this.line = line;
    this.column = column;
  }
}

function toCompileError(error: unknown): CompileError {
  const message = error instanceof Error ? error.message : String(error);
  const place = /\((\d+):(\d+)\)\s*$/.exec(message);
  const text = message.replace(/^Error transforming [^:]*: /, '').replace(/\s*\(\d+:\d+\)\s*$/, '');
  return place
    ? new CompileError(text, Number(place[1]), Number(place[2]))
    : new CompileError(text);
}

/**
 * Compiles the TSX of an example to CommonJS with guarded loops, with the same line numbers.
 * @throws CompileError when the source is not valid TSX
 * @example compile("import 'ui';").deps // ['ui']
 */
export function compile(source: string): Compiled {
  try {
    const { code } = transform(guardLoops(source), {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      preserveDynamicImport: true,
    });
    const deps = [...code.matchAll(/\brequire\('([^']+)'\)/g)].map((match) => match[1] ?? '');
    return { code, deps: [...new Set(deps)] };
  } catch (error) {
    throw toCompileError(error);
  }
}
