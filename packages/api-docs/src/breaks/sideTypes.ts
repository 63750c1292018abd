import type { Node, TSType } from '@babel/types';
import type { ApiState, EntryState } from '../history/index.ts';
import { parseType } from './parseSource.ts';

/** A type in one of the two versions. */
export interface SideType {
  state: ApiState;
  type: TSType;
}

export interface SideMember {
  type: SideType | undefined;
  optional: boolean;
}

/** Fields of a type. */
export interface Fields {
  /** Name of the type in the API; left out for one that is written in place. */
  owner?: string;
  members: ReadonlyMap<string, SideMember>;
}

export const sideOf = (state: ApiState, text: string | undefined): SideType | undefined => {
  const type = text === undefined ? undefined : parseType(text);
  return type && { state, type };
};

/** The fields that the API has of a name. */
export function fieldsOfEntry(state: ApiState, owner: string, entry: EntryState): Fields {
  const members = Object.entries(entry.members).map(
    ([name, { type, optional = false }]): [string, SideMember] => [
      name,
      { type: sideOf(state, type), optional },
    ],
  );
  return { owner, members: new Map(members) };
}

/** Name of an identifier, of a key that is a literal, or of a type reference without a namespace. */
export function nameOf(node: Node): string | undefined {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name;
    case 'StringLiteral':
    case 'NumericLiteral':
      return String(node.value);
    default:
      return undefined;
  }
}

const isNothing = ({ type }: TSType) => type === 'TSUndefinedKeyword' || type === 'TSNullKeyword';

const hasFields = (entry: EntryState) => Object.keys(entry.members).length > 0;

/** Follows parentheses, aliases, and unions with nothing, to a type that says what it is. */
export function resolve({ state, type }: SideType, depth = 0): SideType {
  const follow = (next: TSType | undefined) =>
    next && depth < 9 ? resolve({ state, type: next }, depth + 1) : { state, type };
  if (type.type === 'TSParenthesizedType') {
    return follow(type.typeAnnotation);
  }
  if (type.type === 'TSUnionType') {
    const some = type.types.filter((part) => !isNothing(part));
    return some.length === 1 ? follow(some[0]) : { state, type };
  }
  const name = type.type === 'TSTypeReference' ? nameOf(type.typeName) : undefined;
  const entry = name === undefined ? undefined : state.entries[name];
  return entry?.kind === 'type' && !hasFields(entry) && entry.type !== undefined
    ? follow(parseType(entry.type))
    : { state, type };
}

function fieldsOfLiteral({ state, type }: SideType): Fields | undefined {
  if (type.type !== 'TSTypeLiteral') {
    return undefined;
  }
  const members = new Map<string, SideMember>();
  for (const member of type.members) {
    const name = member.type === 'TSPropertySignature' ? nameOf(member.key) : undefined;
    if (member.type !== 'TSPropertySignature' || name === undefined) {
      return undefined;
    }
    const own = member.typeAnnotation?.typeAnnotation;
    members.set(name, { type: own && { state, type: own }, optional: member.optional === true });
  }
  return { members };
}

/** The fields of a type; undefined where they are not known. */
export function fieldsOf(side: SideType): Fields | undefined {
  const { state, type } = resolve(side);
  if (type.type !== 'TSTypeReference') {
    return fieldsOfLiteral({ state, type });
  }
  const name = nameOf(type.typeName) ?? '';
  const [argument] = type.typeParameters?.params ?? [];
  if (name === 'Partial' && argument) {
    const whole = fieldsOf({ state, type: argument });
    const members = [...(whole?.members ?? [])].map(
      ([key, member]) => [key, { ...member, optional: true }] as const,
    );
    return whole && { ...whole, members: new Map(members) };
  }
  const entry = state.entries[name];
  return entry && hasFields(entry) ? fieldsOfEntry(state, name, entry) : undefined;
}
