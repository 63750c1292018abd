import { type ParseResult, parse } from '@babel/parser';
import type { File, Node } from '@babel/types';

/** Parses a file of the toolkit; what an older syntax breaks is left to the compiler. */
export const parseToolkit = (code: string): ParseResult<File> =>
  parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'], errorRecovery: true });

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Nodes within a node, in the order of the source; comments are none. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => !key.endsWith('Comments') && key !== 'errors' && key !== 'extra')
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
