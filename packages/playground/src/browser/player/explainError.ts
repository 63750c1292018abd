import type { ErrorText } from '../../shared/text/ko.ts';

type Explain = (text: ErrorText, ...parts: string[]) => string;

/**
 * Messages of the engines of Chrome, Firefox and Safari, and their explanations. Each pattern takes a
 * time that grows with the message alone: an example may throw any.
 */
const MEANINGS: readonly [RegExp, Explain][] = [
  [
    /Minified React error #(\d+)/,
    ({ react, reactOther }, number = '') => react[number] ?? reactOther(number),
  ],
  [/^Objects are not valid as a React child/, ({ react }) => react[31] ?? ''],
  // A hook called outside of a component, while nothing renders.
  [/^Cannot read properties of null \(reading 'use[A-Z]/, ({ react }) => react[321] ?? ''],
  [/document is sandboxed|operation is insecure|'cookie'/i, ({ noStorage }) => noStorage],
  [/^Failed to fetch|^NetworkError|^Load failed/, ({ noNetwork }) => noNetwork],
  [
    /^await is only valid|^Unexpected (?:identifier|reserved word).*await/,
    ({ noAsync }) => noAsync,
  ],
  [
    /^(\S{1,200}) is not defined$|^Can't find variable: (\S{1,200})$/,
    (text, name = '') => text.notDefined(name),
  ],
  [
    /^Cannot read properties of (undefined|null) \(reading '([^']{1,200})'\)/,
    (text, nothing = '', field = '') => text.readOfNothing(nothing, field),
  ],
  [
    /^can't access property "([^"]{1,200})", .{1,200} is (undefined|null)/,
    (text, field = '', nothing = '') => text.readOfNothing(nothing, field),
  ],
  [
    /^Cannot destructure property '([^']{1,200})' of '.{0,200}' as it is (undefined|null)/,
    (text, field = '', nothing = '') => text.readOfNothing(nothing, field),
  ],
  [/\bJSON\b/, ({ notJson }) => notJson],
  [/^reduce of empty array/i, ({ emptyReduce }) => emptyReduce],
  [
    /^invalid (?:array length|count value)|^repeat count|out of range|must be (?:between|in the range)/i,
    ({ badNumber }) => badNumber,
  ],
  [/not iterable/, ({ notIterable }) => notIterable],
  [/^(.{1,200}?) is not a function/, (text, what = '') => text.notFunction(what)],
  [
    /^Assignment to constant variable|^invalid assignment to const|readonly property/,
    ({ constant }) => constant,
  ],
  [
    /^Cannot access '([^']{1,200})' before initialization|^can't access lexical declaration '([^']{1,200})' before/,
    (text, name = '') => text.tooEarly(name),
  ],
  [/^Maximum call stack size exceeded|^too much recursion/, ({ recursion }) => recursion],
];

/**
 * Explains an error of an engine or of React.
 * @param message message of the error; one in Korean is of the example itself, and returned as it is
 * @example explainError('a is not defined', { notDefined: (name) => `Define ${name}.` }) // 'Define a.'
 * explainError('_reactnative.Text.a is not a function', { notFunction: (what) => what }) // 'Text.a'
 */
export function explainError(message: string, text: ErrorText): string {
  return explain(message.replace(COMPILED_NAME, ''), text);
}

/** How the compiler calls a module: what is read of it has its own name in the source. */
const COMPILED_NAME = /\b_[a-z]\w*\.(?:default\.)?(?=\w)/g;

function explain(message: string, text: ErrorText): string {
  for (const [pattern, meaning] of MEANINGS) {
    const match = pattern.exec(message);
    if (match) {
      return meaning(text, ...match.slice(1).filter((part) => part !== undefined));
    }
  }
  return /\p{Script=Hangul}/u.test(message) ? message : text.other(message);
}
