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
import { componentDefaults } from './readDefaults.ts';
import { readFunction } from './readFunction.ts';
import { readInherited } from './readInherited.ts';
import { type DefaultsOf, readMembers } from './readMembers.ts';
import { oneLine } from './typeText.ts';

/** Properties of an entry that depend on its kind. */
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
  defaultsOf: DefaultsOf,
): Body<ApiComponent> {
  const props = source.checker.getParameterType(signature, 0);
  const { node, calls } = findFunction(source, declaration);
  const defaults = componentDefaults(source, node);
  const propDefaults = (property: TsSymbol) => ({
    destructured: [defaults.get(property.name) ?? []].flat(),
    fallbacks: defaultsOf(property).fallbacks,
  });
  const hasProps = props !== undefined && signature.getParameters().length > 0;
  const members = hasProps ? readMembers(source, name, props, propDefaults) : [];
  const propsType = props && propsTypeName(source, props);
  const forward = calls.find((call) => /forwardRef$/.test(call.expression.getText()));
  const refType = forward?.typeArguments?.[0]?.getText();
  const known = members.map(({ name }) => name);
  return {
    kind: 'component',
    ...(propsType && { propsType }),
    ...(refType && { refType }),
    members,
    inherited: hasProps ? readInherited(source, props, known) : [],
  };
}

function readConstant(
  source: Source,
  name: string,
  declaration: Node,
  type: Type,
  defaultsOf: DefaultsOf,
): Body<ApiConstant> {
  const written = isVariableDeclaration(declaration) ? declaration.type?.getText() : undefined;
  return {
    kind: 'constant',
    type: oneLine(written ?? source.checker.typeToString(type)),
    members: readMembers(source, name, type, defaultsOf),
  };
}

/** Reads an exported value: a component, a hook, a function or a constant. */
export function readValue(
  source: Source,
  symbol: TsSymbol,
  name: string,
  declaration: Node,
  defaultsOf: DefaultsOf,
): Body<ApiComponent> | Body<ApiFunction> | Body<ApiConstant> | undefined {
  const type = source.checker.getTypeOfSymbol(symbol);
  if (!type) {
    return undefined;
  }
  const [signature] = source.checker.getSignaturesOfType(type, SignatureKind.Call);
  if (!signature) {
    return readConstant(source, name, declaration, type, defaultsOf);
  }
  if (/^[A-Z]/.test(name)) {
    return readComponent(source, name, declaration, signature, defaultsOf);
  }
  const kind = /^use[A-Z]/.test(name) ? 'hook' : 'function';
  return { kind, ...readFunction(source, symbol, declaration, signature) };
}
