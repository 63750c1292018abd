import type { Node } from '@babel/types';
import type { ApiState } from '../history/index.ts';
import { parseType } from './parseSource.ts';
import { type Callable, callableOf, elementOf } from './sideShapes.ts';
import { type Fields, fieldsOf, type SideType, sideOf } from './sideTypes.ts';

/** Where a file stops working. */
export interface Break {
  /** From 1. */
  line: number;
  /** The name or member is gone, a value is no longer taken, or something has to be passed. */
  what: 'gone' | 'value' | 'required';
  name: string;
  member?: string;
  /** The value that is no longer taken, without quotes. */
  value?: string;
}

/** A name of the API, or a member of it. */
export type Place = Pick<Break, 'name' | 'member'>;

/** The type of an expression in both versions; a side that is not known is left out. */
export interface BothTypes {
  before?: SideType | undefined;
  after?: SideType | undefined;
  /** The member that has the type, for types without a name. */
  place?: Place;
}

/** The APIs of both versions, and the breaks that were found. */
export interface BreakContext {
  before: ApiState;
  after: ApiState;
  report(node: Node, found: Omit<Break, 'line'>): void;
  /** Computes a type when all names are declared. */
  later(type: () => BothTypes): void;
}

/** The type that an imported name stands for. */
export const namedType = ({ before, after }: BreakContext, name: string): BothTypes => {
  const type = before.entries[name] && parseType(name);
  return type
    ? { before: { state: before, type }, after: after.entries[name] && { state: after, type } }
    : {};
};

/** The type of an imported value. */
export const valueType = ({ before, after }: BreakContext, name: string): BothTypes => ({
  before: sideOf(before, before.entries[name]?.type),
  after: sideOf(after, after.entries[name]?.type),
  place: { name },
});

/** A field by the type that has it; by the path to it where that type has no name. */
export function placeOf({ owner }: Fields, { place }: BothTypes, field: string): Place {
  if (owner !== undefined || !place) {
    return { name: owner ?? '', member: field };
  }
  return { name: place.name, member: [place.member, field].filter(Boolean).join('.') };
}

/** The type of a field; reports one that is gone. */
export function memberType(
  search: BreakContext,
  of: BothTypes,
  key: string,
  node: Node,
): BothTypes {
  const one = of.before && fieldsOf(of.before);
  const field = one?.members.get(key);
  if (!one || !field) {
    return {};
  }
  const other = of.after && fieldsOf(of.after);
  const kept = other?.members.get(key);
  const place = placeOf(one, of, key);
  if (other && !kept) {
    search.report(node, { what: 'gone', ...place });
  }
  return { before: field.type, after: kept?.type, place };
}

const both = (
  { before, after }: { before?: Callable | undefined; after?: Callable | undefined },
  pick: (callable: Callable) => SideType | undefined,
): BothTypes => ({ before: before && pick(before), after: after && pick(after) });

const callables = ({ before, after }: BothTypes) => ({
  before: before && callableOf(before),
  after: after && callableOf(after),
});

export const resultType = (of: BothTypes): BothTypes => both(callables(of), ({ result }) => result);

export const parameterType = (of: BothTypes, index: number): BothTypes =>
  both(callables(of), ({ parameters }) => parameters[index]);

export const elementType = ({ before, after, ...rest }: BothTypes): BothTypes => ({
  ...rest,
  before: before && elementOf(before),
  after: after && elementOf(after),
});
