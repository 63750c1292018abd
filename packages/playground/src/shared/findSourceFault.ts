import { parse, type Scope, type Token } from 'sucrase/dist/parser/index.js';
import { IdentifierRole } from 'sucrase/dist/parser/tokenizer/index.js';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types.js';
import * as parser from 'sucrase/dist/parser/traverser/base.js';
import { nestsTooDeep } from './nestsTooDeep.ts';
import { type Fault, faultAt } from './sourceFault.ts';

const TOP = [
  IdentifierRole.TopLevelDeclaration,
  IdentifierRole.ObjectShorthandTopLevelDeclaration,
] as const;
const LEXICAL = [
  IdentifierRole.BlockScopedDeclaration,
  IdentifierRole.ObjectShorthandBlockScopedDeclaration,
  IdentifierRole.ImportDeclaration,
] as const;
const FUNCTION = [
  IdentifierRole.FunctionScopedDeclaration,
  IdentifierRole.ObjectShorthandFunctionScopedDeclaration,
] as const;

const has = (roles: readonly number[], { identifierRole }: Token) =>
  identifierRole !== null && roles.includes(identifierRole);

/** Finds a string literal with a line break, which only an attribute in JSX may have. */
function findOpenText(source: string, tokens: readonly Token[]): Fault | undefined {
  const open = tokens.find(({ type, start, end }, index) => {
    const isAttribute =
      tokens[index - 1]?.type === TokenType.eq && tokens[index - 2]?.type === TokenType.jsxName;
    const text = source.slice(start, end).replace(/\\\r?\n/g, '');
    return type === TokenType.string && !isAttribute && text.includes('\n');
  });
  return open && faultAt(source, 'text', source.slice(open.start, open.end), open.start);
}

/** Whether a name must be unique in its scope: of `let`, `const`, `class`, `import`. */
function isLexical(source: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || !has(TOP, token)) {
    return token !== undefined && has(LEXICAL, token);
  }
  for (let before = index - 1; before >= 0; before--) {
    const { start = 0, end = 0 } = tokens[before] ?? {};
    const word = source.slice(start, end);
    if (/^(?:let|const|class|import|var|function)$/.test(word)) {
      return word !== 'var' && word !== 'function';
    }
  }
  return false;
}

/** The innermost scope of a token. */
function scopeOf(scopes: readonly Scope[], index: number): Scope | undefined {
  const width = ({ startTokenIndex, endTokenIndex }: Scope) => endTokenIndex - startTokenIndex;
  return scopes
    .filter(
      ({ startTokenIndex, endTokenIndex }) => startTokenIndex <= index && index < endTokenIndex,
    )
    .sort((a, b) => width(a) - width(b))[0];
}

function findDuplicate(
  source: string,
  tokens: readonly Token[],
  scopes: readonly Scope[],
): Fault | undefined {
  const declared = new Map<Scope | undefined, Map<string, boolean>>();
  for (const [index, token] of tokens.entries()) {
    if (token.isType || !has([...TOP, ...LEXICAL, ...FUNCTION], token)) {
      continue;
    }
    const scope = scopeOf(scopes, index);
    const names = declared.get(scope) ?? new Map<string, boolean>();
    declared.set(scope, names);
    const name = source.slice(token.start, token.end);
    const lexical = isLexical(source, tokens, index);
    const before = names.get(name);
    if (before !== undefined && (before || lexical)) {
      return faultAt(source, 'duplicate', name, token.start);
    }
    names.set(name, lexical);
  }
  return undefined;
}

/** Finds a second `export default`, which the compiler accepts. */
function findSecondDefault(source: string, tokens: readonly Token[]): Fault | undefined {
  const [, second] = tokens.filter(
    ({ type }, index) =>
      type === TokenType._default && tokens[index - 1]?.type === TokenType._export,
  );
  return second && faultAt(source, 'duplicate', 'export default', second.start);
}

/** Finds typographic quotes and similar characters, which the compiler accepts in identifiers. */
function findLetter(source: string, tokens: readonly Token[]): Fault | undefined {
  for (const { type, start, end } of tokens) {
    const text = type === TokenType.name ? source.slice(start, end) : '';
    const [letter] = /[^\p{ID_Continue}$#@\u200c\u200d]/u.exec(text) ?? [];
    if (letter) {
      return faultAt(source, 'letter', letter, start);
    }
  }
  return undefined;
}

/** Finds an element that is a statement of its own, and so is not returned. */
function findDropped(source: string, tokens: readonly Token[]): Fault | undefined {
  const word = (index: number) => source.slice(tokens[index]?.start, tokens[index]?.end);
  const found = tokens.find(({ type, start }, index) => {
    const before = word(index - 1);
    const isAfterReturn =
      before === 'return' && source.slice(tokens[index - 1]?.end, start).includes('\n');
    const isFirst = before === '{' && /^(?:\)|=>)$/.test(word(index - 2));
    return type === TokenType.jsxTagStart && (before === ';' || isFirst || isAfterReturn);
  });
  return found && faultAt(source, 'dropped', word(tokens.indexOf(found) + 1), found.start);
}

/**
 * Tokens that the parser had read when it failed. Bundlers give the live variable of the module; in
 * Node the CommonJS module is the default export, and its named exports are copies.
 */
function tokensRead(): readonly Token[] {
  const { default: asCommonJs }: { default?: typeof parser } = parser as object;
  return (asCommonJs ?? parser).state.tokens;
}

/** sucrase takes time by the square of the optional chains of a source: 5,000 take a second. */
const MAX_OPTIONAL_CHAINS = 500;

function findTooManyChains(source: string): Fault | undefined {
  const first = [...source.matchAll(/\?\./g)][MAX_OPTIONAL_CHAINS];
  return first && faultAt(source, 'chains', String(MAX_OPTIONAL_CHAINS), first.index);
}

/**
 * Finds mistakes that the compiler accepts, or reports on another line.
 * @example findSourceFault('let a;\nlet a;') // { kind: 'duplicate', what: 'a', line: 2 }
 */
export function findSourceFault(source: string): Fault | undefined {
  if (nestsTooDeep(source)) {
    return faultAt(source, 'open', '<', source.lastIndexOf('<'));
  }
  const tooMany = findTooManyChains(source);
  if (tooMany) {
    return tooMany;
  }
  try {
    const { tokens, scopes } = parse(source, true, true, false);
    return (
      findOpenText(source, tokens) ??
      findLetter(source, tokens) ??
      findDuplicate(source, tokens, scopes) ??
      findSecondDefault(source, tokens) ??
      findDropped(source, tokens)
    );
  } catch {
    // The compiler describes it better, except for an unclosed string that swallowed further lines.
    return findOpenText(source, tokensRead());
  }
}
