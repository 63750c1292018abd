import ts from 'typescript';
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

function propsTypeName(source: Source, type: ts.Type): string | undefined {
  const parts = type.isIntersection() ? type.types : [type];
  const names = parts.map((part) => part.aliasSymbol ?? part.getSymbol());
  const whole = type.aliasSymbol;
  const own = [...(whole ? [whole] : []), ...names].find(
    (symbol) => symbol && source.isOwn(symbol),
  );
  return own && /^\w+$/.test(own.name) && !own.name.startsWith('__') ? own.name : undefined;
}

function readComponent(
  source: Source,
  name: string,
  declaration: ts.Node,
  signature: ts.Signature,
  defaultsOf: DefaultsOf,
): Body<ApiComponent> {
  const [parameter] = signature.getParameters();
  const props = parameter && source.checker.getTypeOfSymbol(parameter);
  const { node, calls } = findFunction(source, declaration);
  const defaults = componentDefaults(source, node);
  const propDefaults = (property: ts.Symbol) => ({
    destructured: [defaults.get(property.name) ?? []].flat(),
    fallbacks: defaultsOf(property).fallbacks,
  });
  const members = props ? readMembers(source, name, props, propDefaults) : [];
  const propsType = props && propsTypeName(source, props);
  const forward = calls.find((call) => /forwardRef$/.test(call.expression.getText()));
  const refType = forward?.typeArguments?.[0]?.getText();
  const known = members.map(({ name }) => name);
  return {
    kind: 'component',
    ...(propsType && { propsType }),
    ...(refType && { refType }),
    members,
    inherited: props ? readInherited(source, props, known) : [],
  };
}

function readConstant(
  source: Source,
  name: string,
  declaration: ts.Node,
  type: ts.Type,
  defaultsOf: DefaultsOf,
): Body<ApiConstant> {
  const written = ts.isVariableDeclaration(declaration) ? declaration.type?.getText() : undefined;
  return {
    kind: 'constant',
    type: oneLine(written ?? source.checker.typeToString(type)),
    members: readMembers(source, name, type, defaultsOf),
  };
}

/** Reads an exported value: a component, a hook, a function or a constant. */
export function readValue(
  source: Source,
  symbol: ts.Symbol,
  name: string,
  declaration: ts.Node,
  defaultsOf: DefaultsOf,
): Body<ApiComponent> | Body<ApiFunction> | Body<ApiConstant> | undefined {
  const type = source.checker.getTypeOfSymbol(symbol);
  const [signature] = type.getCallSignatures();
  if (!signature) {
    return readConstant(source, name, declaration, type, defaultsOf);
  }
  if (/^[A-Z]/.test(name)) {
    return readComponent(source, name, declaration, signature, defaultsOf);
  }
  const kind = /^use[A-Z]/.test(name) ? 'hook' : 'function';
  return { kind, ...readFunction(source, symbol, declaration, signature) };
}
