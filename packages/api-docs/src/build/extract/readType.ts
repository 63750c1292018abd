import type { Node } from 'typescript/unstable/ast';
import { isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import type { Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { ApiAlias, ApiInterface } from '../../shared/model.ts';
import type { Source } from './openSource.ts';
import { readInherited } from './readInherited.ts';
import { readLiterals } from './readLiterals.ts';
import { type DefaultsOf, readMembers } from './readMembers.ts';
import { oneLine } from './typeText.ts';

/** Reads an interface or a type alias. */
export function readType(
  source: Source,
  symbol: TsSymbol,
  declaration: Node,
  defaultsOf: DefaultsOf,
):
  | Pick<ApiInterface, 'kind' | 'members' | 'inherited'>
  | Pick<ApiAlias, 'kind' | 'type' | 'values'> {
  const type = source.checker.getDeclaredTypeOfSymbol(symbol);
  const alias = isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  const values = readLiterals(source, type, alias);
  const isObject = (type.isObjectType() || type.isIntersectionType()) && !values;
  const members = isObject ? readMembers(source, symbol.name, type, defaultsOf) : [];
  if (members.length > 0 || !alias) {
    const known = members.map(({ name }) => name);
    return { kind: 'interface', members, inherited: readInherited(source, type, known) };
  }
  return { kind: 'type', type: oneLine(alias.getText()), ...(values && { values }) };
}
