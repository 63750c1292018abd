import { SymbolFlags, type Symbol as TsSymbol, type Type } from 'typescript/unstable/sync';
import type { ApiMember } from '../../shared/model.ts';
import type { Source } from './openSource.ts';
import { type CodeDefault, type CodeDefaults, normaliseCode } from './readDefaults.ts';
import { type Doc, readDoc } from './readDoc.ts';
import { readLiterals } from './readLiterals.ts';
import { typeNodeOf, typeTextOf } from './typeText.ts';

/** Gives the defaults of a property that the code tells. */
export type DefaultsOf = (property: TsSymbol) => CodeDefaults;

const found = ({ code, place }: CodeDefault) => ({ code, place: `${place.file}:${place.line}` });

/** The one default of a property; code and JSDoc that tell different ones are a problem. */
function agreedDefault(
  source: Source,
  owner: string,
  symbol: TsSymbol,
  doc: Doc,
  codes: DefaultsOf,
) {
  const declaration = source.declarationOf(symbol);
  const place = declaration && source.placeOf(declaration);
  const { given, fallbacks } = codes(symbol);
  const inCode = given.length > 0 ? given : fallbacks;
  const written = doc.default === undefined ? undefined : normaliseCode(doc.default);
  const first = inCode[0];
  const same = inCode.find(({ code }) => code === written);
  if (first && written !== undefined && !same) {
    source.problems.push({
      place,
      message: source.messages.defaultDiffersFromDoc(owner, symbol.name, written, found(first)),
    });
  }
  const other = given.find(({ code }) => code !== first?.code);
  if (first && other && written === undefined) {
    source.problems.push({
      place,
      message: source.messages.defaultsDiffer(owner, symbol.name, found(first), found(other)),
    });
  }
  return written ?? given[0]?.code;
}

function readMember(
  source: Source,
  owner: string,
  symbol: TsSymbol,
  codes: DefaultsOf,
): ApiMember[] {
  const declaration = source.declarationOf(symbol);
  const type = source.checker.getTypeOfSymbol(symbol);
  if (!declaration || !type) {
    return [];
  }
  const doc = readDoc(source, symbol);
  const text = typeTextOf(source, symbol);
  const code = agreedDefault(source, owner, symbol, doc, codes);
  // A named type has its own entry; its values are told there.
  const named = /^\w+$/.test(text);
  const values = named ? undefined : readLiterals(source, type, typeNodeOf(declaration));
  return [
    {
      name: symbol.name,
      type: text,
      required: !(symbol.flags & SymbolFlags.Optional),
      description: doc.description,
      ...(code !== undefined && { default: code }),
      ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
      ...(values && { values }),
      ...(doc.min !== undefined && { min: doc.min }),
      ...(doc.max !== undefined && { max: doc.max }),
      source: source.placeOf(declaration),
    },
  ];
}

/** Members of a type that the package declares, in the order it declares them. */
export function readMembers(source: Source, owner: string, type: Type, codes: DefaultsOf) {
  const own = source.checker.getPropertiesOfType(type).filter((symbol) => source.isOwn(symbol));
  return own.flatMap((symbol) => readMember(source, owner, symbol, codes));
}
