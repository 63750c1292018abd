import { cutText } from '@zs-docs/words';
import { MAX_TEXT_LENGTH } from '../shared/frameMessages.ts';

/** The example that an error is from. */
interface RunningExample {
  /** File name in stacks. */
  name: string;
  /** Compiled code, with the line numbers of the source. */
  code: string;
  /** React's stack of the components around the error. */
  componentStack?: string;
}

/**
 * Finds the line of an example at which an error was thrown.
 * @param cause error whose stack has the line, if it is another one
 * @example findErrorLine('gone', { name: 'A.b', code: 'a();\nthrow "gone";' }) // 2
 * findErrorLine({ stack: 'at b (A.b:7:1)' }, { name: 'A.b', code: '' }) // undefined
 * findErrorLine(0, { name: 'A.b', code: '', componentStack: ' at B (A.b:7:1)' }) // 7
 * findErrorLine(0, { name: 'A.b', code: '\nconst B = 1;', componentStack: ' at B (ui.js:7:1)' }) // 2
 */
export function findErrorLine(
  error: unknown,
  { name, code, componentStack = '' }: RunningExample,
  cause = error,
): number | undefined {
  return (
    lineInStack(stackOf(cause), name) ??
    lineOfDeniedProperty(messageOf(error), code) ??
    lineOfOnlyThrow(error, code) ??
    lineInStack(componentStack, name) ??
    lineOfComponent(componentStack, code)
  );
}

/** First line of the example in a stack. */
function lineInStack(stack: string, name: string): number | undefined {
  const at = stack.indexOf(`${name}:`);
  const line = at < 0 ? undefined : /^\d+/.exec(stack.slice(at + name.length + 1))?.[0];
  return line ? Number(line) : undefined;
}

/** First line with a property that the sandbox denies: the stack of that error has no line of the code. */
function lineOfDeniedProperty(message: string, code: string): number | undefined {
  const name = /^Failed to (?:read|set) the '(\w+)' property/.exec(message)?.[1];
  const before = name && code.split(new RegExp(`\\b${name}\\b`), 2);
  return before && before.length > 1 ? before[0]?.split('\n').length : undefined;
}

/**
 * Line of the only `throw`, for a thrown value that is no Error and has no stack; or of the only
 * `await`, for code that does not compile.
 */
function lineOfOnlyThrow(error: unknown, code: string): number | undefined {
  const word = error instanceof Error ? /\bawait\b/.exec(messageOf(error))?.[0] : 'throw';
  const before = word ? code.split(new RegExp(`\\b${word}\\b`)) : [];
  return before.length === 2 ? before[0]?.split('\n').length : undefined;
}

/** Line that declares the innermost component of a stack which is in the code. */
function lineOfComponent(componentStack: string, code: string): number | undefined {
  for (const [, name] of componentStack.matchAll(/^\s*at (\w+)/gm)) {
    const at = code.search(new RegExp(`\\b(?:function|class|const|let|var)\\s+${name}\\b`));
    if (at >= 0) {
      return code.slice(0, at).split('\n').length;
    }
  }
  return undefined;
}

/**
 * Message of a thrown value, cut; empty if it cannot be read.
 * @example messageOf('gone') // 'gone'
 * messageOf(Object.create(null)) // ''
 */
export function messageOf(error: unknown): string {
  try {
    return cutText(String(error instanceof Error ? error.message : error), MAX_TEXT_LENGTH);
  } catch {
    // An object without `toString`, or a getter that throws.
    return '';
  }
}

/** Stack of an error; empty if it cannot be read: the example may have put something in its place. */
function stackOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.stack) : '';
  } catch {
    return '';
  }
}
