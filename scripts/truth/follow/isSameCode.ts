import { type ParseResult, parse } from '@babel/parser';
import type { File, Node } from '@babel/types';
import { childrenOf } from '../source/parseToolkit.ts';
import { essence } from './plainSource.ts';
import { unordered } from './unordered.ts';

interface Token {
  value?: string;
  type: { label: string };
}

const parseTokens = (code: string): ParseResult<File> =>
  parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'], tokens: true });

const tokensOf = ({ tokens }: ParseResult<File>) => (tokens ?? []) as Token[];

/** Names that a file gives to something of its own, and that nothing outside of it can see. */
function localNames(node: Node): string[] {
  if (node.type === 'ExportNamedDeclaration') {
    return node.declaration
      ? childrenOf(node.declaration).flatMap(childrenOf).flatMap(localNames)
      : [];
  }
  const id = 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
  const isValue = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration';
  const params = 'params' in node && Array.isArray(node.params) ? (node.params as Node[]) : [];
  return [
    ...(isValue ? id : []),
    ...params.flatMap((param) => (param.type === 'Identifier' ? [param.name] : [])),
    ...childrenOf(node).flatMap(localNames),
  ];
}

/** Whether two files differ in the names of their own variables alone. */
function isRenamed(before: string, after: string): boolean {
  const [old, now] = [parseTokens(before), parseTokens(after)];
  const [one, other] = [tokensOf(old), tokensOf(now)];
  const names = new Map<string, string>();
  const isSame = one.every((token, at) => {
    const { value, type } = other[at] ?? {};
    if (token.type.label !== type?.label) {
      return false;
    }
    if (!/[nN]ame$/.test(token.type.label)) {
      return token.value === value;
    }
    const name = names.get(token.value ?? '') ?? value ?? '';
    names.set(token.value ?? '', name);
    return name === value;
  });
  const own = new Set(localNames(old.program));
  const renamed = [...names].filter(([name, next]) => name !== next);
  return (
    isSame &&
    one.length === other.length &&
    new Set(names.values()).size === names.size &&
    renamed.every(([name]) => own.has(name))
  );
}

/** Whether two files have the same declarations, in whatever order, with the same keys in theirs. */
function isReordered(before: string, after: string): boolean {
  const statements = (code: string) =>
    parseTokens(code)
      .program.body.map((statement) => essence(unordered(code, statement)))
      .sort()
      .join('\n');
  return statements(before) === statements(after);
}

/** Whether two files of TypeScript, without comments and imports, do the same by being the same. */
export function isSameCode(before: string, after: string): boolean {
  try {
    return isReordered(before, after) || isRenamed(before, after);
  } catch {
    // A file that Babel cannot parse is shown as changed.
    return false;
  }
}
