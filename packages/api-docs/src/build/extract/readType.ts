import ts from 'typescript';
import type { ApiAlias, ApiInterface } from '../../shared/model.ts';
import type { Source } from './openSource.ts';
import { readInherited } from './readInherited.ts';
import { readLiterals } from './readLiterals.ts';
import { type DefaultsOf, readMembers } from './readMembers.ts';
import { oneLine } from './typeText.ts';

/** Values of an enum, as code names them: `Side.Left | Side.Right`. */
const valuesOf = ({ name, members }: ts.EnumDeclaration) =>
  members.map((member) => `${name.text}.${member.name.getText()}`).join(' | ');

/** Reads an interface, a type alias or an enum. */
export function readType(
  source: Source,
  symbol: ts.Symbol,
  declaration: ts.Node,
  defaultsOf: DefaultsOf,
):
  | Pick<ApiInterface, 'kind' | 'members' | 'inherited'>
  | Pick<ApiAlias, 'kind' | 'type' | 'values'> {
  if (ts.isEnumDeclaration(declaration)) {
    return { kind: 'type', type: valuesOf(declaration) };
  }
  const type = source.checker.getDeclaredTypeOfSymbol(symbol);
  const alias = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const values = readLiterals(source, type, alias);
  const isObject = (type.flags & ts.TypeFlags.Object || type.isIntersection()) && !values;
  const members = isObject ? readMembers(source, symbol.name, type, defaultsOf) : [];
  if (members.length > 0 || !alias) {
    const known = members.map(({ name }) => name);
    return { kind: 'interface', members, inherited: readInherited(source, type, known) };
  }
  return { kind: 'type', type: oneLine(alias.getText()), ...(values && { values }) };
}
