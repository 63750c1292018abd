import { normalizeType } from '../shared/normalizeType.ts';
import type { ApiState } from './model.ts';
import { splitOutside } from './splitOutside.ts';
import { unionParts } from './unionParts.ts';

/** Text of a type, and the version that defines the names in it. */
export interface TypeIn {
  state: ApiState;
  type: string;
}

interface Parameter {
  type: string;
  isOptional: boolean;
}

interface FunctionText {
  /** `<T>` of `<T>(value: T): T`; empty without any. */
  generics: string;
  parameters: readonly Parameter[];
  result: string;
}

/** End of the brackets that a text begins with; -1 where they never close. */
function endOfBrackets(text: string, [opening, closing]: string): number {
  let depth = 0;
  // The arrow of a function closes none.
  return [...text.replaceAll('=>', '  ')].findIndex((letter) => {
    depth += Number(letter === opening) - Number(letter === closing);
    return depth === 0;
  });
}

/** Reads `(value: string) => void`, or a signature; undefined for other types, and for what takes any number. */
function readFunctionText(type: string): FunctionText | undefined {
  const generics = type.startsWith('<') ? type.slice(0, endOfBrackets(type, '<>') + 1) : '';
  const call = type.slice(generics.length).trimStart();
  const end = call.startsWith('(') ? endOfBrackets(call, '()') : -1;
  const [, result] = /^\s*(?:=>|:)\s*([\s\S]+)$/.exec(call.slice(end + 1)) ?? [];
  if (end < 0 || result === undefined || type.includes('...')) {
    return undefined;
  }
  const parameters = splitOutside(call.slice(1, end), ',').map((parameter) => {
    const [, mark, text = ''] = /^[^:?]*(\?)?:\s*([\s\S]*)$/.exec(parameter) ?? [];
    return { type: text, isOptional: mark === '?' };
  });
  return { generics, parameters, result };
}

/** Whether a function may stand where another is called: with all arguments that come, and a result that fits. */
function isCallable(from: TypeIn & FunctionText, to: TypeIn & FunctionText): boolean {
  const isMissed = from.parameters.slice(to.parameters.length).some((one) => !one.isOptional);
  const takesAll = to.parameters.every((given, at) => {
    const taken = from.parameters[at];
    return (
      !taken ||
      ((taken.isOptional || !given.isOptional) &&
        isAssignable({ ...to, type: given.type }, { ...from, type: taken.type }))
    );
  });
  const isIgnored = to.result === 'void';
  return (
    !isMissed &&
    takesAll &&
    (isIgnored || isAssignable({ ...from, type: from.result }, { ...to, type: to.result }))
  );
}

/**
 * Whether a value of one type may stand where another is asked for, as far as their texts tell. Functions are
 * judged as the compiler does: by what they are given and what they return.
 * @example isAssignable({ state: { entries: {}, values: {} }, type: '() => void' }, { state: { entries: {}, values: {} }, type: '(a: string) => void' }) // true
 */
export function isAssignable(from: TypeIn, to: TypeIn): boolean {
  const takesAll = /^(?:any|unknown)$/.test(to.type);
  if (takesAll || from.type === 'any' || normalizeType(from.type) === normalizeType(to.type)) {
    return true;
  }
  const [one, other] = [readFunctionText(from.type), readFunctionText(to.type)];
  if (one && other && one.generics === other.generics) {
    return isCallable({ ...from, ...one }, { ...to, ...other });
  }
  const wanted = unionParts(to.state, to.type);
  return unionParts(from.state, from.type).every((part) => wanted.includes(part));
}
