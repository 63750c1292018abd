import type { Node } from 'typescript/unstable/ast';
import { isVariableDeclaration } from 'typescript/unstable/ast/is';
import {
  type Signature,
  SignatureKind,
  type Symbol as TsSymbol,
  type Type,
} from 'typescript/unstable/sync';
import type { ApiComponent, ApiConstant, ApiFunction } from '../../shared/model.ts';
import { findFunction } from './findFunction.ts';
import type { Source } from './openSource.ts';
import { defaultsOf } from './readDefaults.ts';
import { readFunction } from './readFunction.ts';
import { readInherited } from './readInherited.ts';
import { type DefaultsOf, readMembers } from './readMembers.ts';
import { oneLine } from './typeText.ts';

/** What an entry says about itself apart from its name, its description and its place. */
type Body<Entry> = Omit<Entry, 'name' | 'description' | 'deprecated' | 'exported' | 'source'>;

function propsTypeName(source: Source, type: Type): string | undefined {
  const parts = type.isIntersectionType() ? type.getTypes() : [type];
  const names = parts.map((part) => part.getAliasSymbol() ?? part.getSymbol());
  const whole = type.getAliasSymbol();
  const own = [...(whole ? [whole] : []), ...names].find(
    (symbol) => symbol && source.isOwn(symbol),
  );
  return own && /^\w+$/.test(own.name) && !own.name.startsWith('__') ? own.name : undefined;
}

function readComponent(
  source: Source,
  name: string,
  declaration: Node,
  signature: Signature,
  anywhere: DefaultsOf,
): Body<ApiComponent> {
  const props = source.checker.getParameterType(signature, 0);
  const { node, calls } = findFunction(source, declaration);
  const defaults = defaultsOf(source, node);
  const codes = (property: TsSymbol) => ({
    given: [defaults.get(property.name) ?? []].flat(),
    fallbacks: anywhere(property).fallbacks,
  });
  const takesProps = props !== undefined && signature.getParameters().length > 0;
  const members = takesProps ? readMembers(source, name, props, codes) : [];
  const propsType = props && propsTypeName(source, props);
  const forward = calls.find((call) => /forwardRef$/.test(call.expression.getText()));
  const refType = forward?.typeArguments?.[0]?.getText();
  const known = members.map(({ name }) => name);
  return {
    kind: 'component',
    ...(propsType && { propsType }),
    ...(refType && { refType }),
    members,
    inherited: takesProps ? readInherited(source, props, known) : [],
  };
}

function readConstant(
  source: Source,
  name: string,
  declaration: Node,
  type: Type,
  codes: DefaultsOf,
): Body<ApiConstant> {
  const written = isVariableDeclaration(declaration) ? declaration.type?.getText() : undefined;
  return {
    kind: 'constant',
    type: oneLine(written ?? source.checker.typeToString(type)),
    members: readMembers(source, name, type, codes),
  };
}

/** Reads an exported value: a component, a hook, a function or a constant. */
export function readValue(
  source: Source,
  symbol: TsSymbol,
  name: string,
  declaration: Node,
  codes: DefaultsOf,
): Body<ApiComponent> | Body<ApiFunction> | Body<ApiConstant> | undefined {
  const type = source.checker.getTypeOfSymbol(symbol);
  if (!type) {
    return undefined;
  }
  const [signature] = source.checker.getSignaturesOfType(type, SignatureKind.Call);
  if (!signature) {
    return readConstant(source, name, declaration, type, codes);
  }
  if (/^[A-Z]/.test(name)) {
    return readComponent(source, name, declaration, signature, codes);
  }
  const kind = /^use[A-Z]/.test(name) ? 'hook' : 'function';
  return { kind, ...readFunction(source, symbol, declaration, signature) };
}
