import type { TSType } from '@babel/types';
import { nameOf, resolve, type SideType } from './sideTypes.ts';

/** A function's parameters and result. */
export interface Callable {
  parameters: readonly (SideType | undefined)[];
  result: SideType | undefined;
}

/** What a function type takes and returns; undefined for any other type. */
export function callableOf(side: SideType): Callable | undefined {
  const { state, type } = resolve(side);
  const [only] = type.type === 'TSTypeLiteral' ? type.members : [];
  const signature =
    only?.type === 'TSMethodSignature' || only?.type === 'TSCallSignatureDeclaration' ? only : type;
  if (!('parameters' in signature)) {
    return undefined;
  }
  const sideOf = (annotation: unknown): SideType | undefined => {
    const own = annotation as { type?: string; typeAnnotation?: TSType } | null | undefined;
    return own?.type === 'TSTypeAnnotation' && own.typeAnnotation
      ? { state, type: own.typeAnnotation }
      : undefined;
  };
  return {
    parameters: signature.parameters.map((parameter) => sideOf(parameter.typeAnnotation)),
    result: sideOf(signature.typeAnnotation),
  };
}

/** The type of the elements of a list. */
export function elementOf(side: SideType): SideType | undefined {
  const { state, type } = resolve(side);
  if (type.type === 'TSArrayType') {
    return { state, type: type.elementType };
  }
  const [argument] = type.type === 'TSTypeReference' ? (type.typeParameters?.params ?? []) : [];
  const isList = type.type === 'TSTypeReference' && /Array$/.test(nameOf(type.typeName) ?? '');
  return isList && argument ? { state, type: argument } : undefined;
}

const KEYWORDS: Readonly<Record<string, string>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
};

/** Types that take no string, number or boolean. */
const OTHERS = new Set([
  'TSUndefinedKeyword',
  'TSNullKeyword',
  'TSFunctionType',
  'TSTypeLiteral',
  'TSArrayType',
]);

/** Whether a type takes a plain value; undefined where that is not known. */
export function accepts(side: SideType, value: string | number | boolean): boolean | undefined {
  const { state, type } = resolve(side);
  if (type.type === 'TSUnionType') {
    const answers = type.types.map((part) => accepts({ state, type: part }, value));
    return answers.includes(true) || (answers.includes(undefined) ? undefined : false);
  }
  if (type.type === 'TSLiteralType') {
    return 'value' in type.literal ? type.literal.value === value : undefined;
  }
  const keyword = KEYWORDS[type.type];
  return keyword ? keyword === typeof value : OTHERS.has(type.type) ? false : undefined;
}
