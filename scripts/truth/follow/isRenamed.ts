import { type ParseResult, parse } from '@babel/parser';
import type { File, Node } from '@babel/types';
import { childrenOf } from '../source/parseToolkit.ts';

interface Token {
  value?: string;
  type: { label: string };
}

function parseTokens(code: string): ParseResult<File> | undefined {
  try {
    return parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'], tokens: true });
  } catch {
    return undefined;
  }
}

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

/** Whether two files differ in the names of their own variables alone. One that Babel cannot parse differs. */
export function isRenamed(before: string, after: string): boolean {
  const [old, now] = [parseTokens(before), parseTokens(after)];
  if (!old || !now) {
    return false;
  }
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
