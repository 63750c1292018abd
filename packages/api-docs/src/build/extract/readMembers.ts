import ts from 'typescript';
import type { ApiMember } from '../../shared/model.ts';
import { messages } from '../messages.ts';
import type { Source } from './openSource.ts';
import { type CodeDefault, type CodeDefaults, normalizeCode } from './readDefaults.ts';
import { type Doc, readDoc } from './readDoc.ts';
import { readLiterals } from './readLiterals.ts';
import { typeNodeOf, typeTextOf } from './typeText.ts';

/** Looks up the defaults of a property in the code. */
export type DefaultsOf = (property: ts.Symbol) => CodeDefaults;

const asFound = ({ code, place }: CodeDefault) => ({ code, place: `${place.file}:${place.line}` });

/** The default of a property. Reports differences within the code and between code and `@default`. */
function readDefault(
  source: Source,
  owner: string,
  symbol: ts.Symbol,
  doc: Doc,
  defaultsOf: DefaultsOf,
) {
  const declaration = source.declarationOf(symbol);
  const place = declaration && source.placeOf(declaration);
  const { destructured, fallbacks } = defaultsOf(symbol);
  const inCode = destructured.length > 0 ? destructured : fallbacks;
  const documented = doc.default === undefined ? undefined : normalizeCode(doc.default);
  const first = inCode[0];
  const matching = inCode.find(({ code }) => code === documented);
  if (first && documented !== undefined && !matching) {
    source.problems.push({
      place,
      message: messages.defaultDiffersFromDoc(owner, symbol.name, documented, asFound(first)),
    });
  }
  const other = destructured.find(({ code }) => code !== first?.code);
  if (first && other && documented === undefined) {
    source.problems.push({
      place,
      message: messages.defaultsDiffer(owner, symbol.name, asFound(first), asFound(other)),
    });
  }
  return documented ?? destructured[0]?.code;
}

function readMember(
  source: Source,
  owner: string,
  symbol: ts.Symbol,
  defaultsOf: DefaultsOf,
): ApiMember[] {
  const declaration = source.declarationOf(symbol);
  const type = source.checker.getTypeOfSymbol(symbol);
  if (!declaration) {
    return [];
  }
  const doc = readDoc(source, symbol);
  const text = typeTextOf(source, symbol);
  const code = readDefault(source, owner, symbol, doc, defaultsOf);
  // A named type has an entry of its own with its values.
  const named = /^\w+$/.test(text);
  const values = named ? undefined : readLiterals(source, type, typeNodeOf(declaration));
  return [
    {
      name: symbol.name,
      type: text,
      required: !(symbol.flags & ts.SymbolFlags.Optional),
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

/**
 * Reads the members of a type that this package declares, in source order. Those of a union are the members of
 * all its parts: one that a part lacks may be left out, one that differs has the types of all.
 */
export function readMembers(
  source: Source,
  owner: string,
  type: ts.Type,
  defaultsOf: DefaultsOf,
): ApiMember[] {
  const present = source.checker.getNonNullableType(type);
  const parts = present.isUnion() ? present.types : [present];
  const own = parts.flatMap((part) => part.getProperties()).filter((one) => source.isOwn(one));
  const names = [...new Set(own.map(({ name }) => name))];
  return names.flatMap((name) => {
    const symbols = own.filter((symbol) => symbol.name === name);
    // Parts may share a symbol: read once, its problems are reported once.
    const read = [...new Set(symbols)].flatMap((symbol) =>
      readMember(source, owner, symbol, defaultsOf),
    );
    const [first] = read;
    if (!first || parts.length === 1) {
      return first ?? [];
    }
    const types = [...new Set(read.map((member) => member.type))];
    const shared = types.length > 1 ? present.getProperty(name) : undefined;
    const values = shared && readLiterals(source, source.checker.getTypeOfSymbol(shared));
    return {
      ...first,
      type: types.join(' | '),
      required: symbols.length === parts.length && read.every(({ required }) => required),
      ...(values && { values }),
    };
  });
}
