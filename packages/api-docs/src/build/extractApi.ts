import { SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Api, ApiEntry } from '../shared/model.ts';
import { type Source, type SourceOptions, withSource } from './openSource.ts';
import { ownDefaults } from './ownDefaults.ts';
import type { ApiProblem } from './problems.ts';
import { reachableTypes } from './reachableTypes.ts';
import { readDoc } from './readDoc.ts';
import type { DefaultsOf } from './readMembers.ts';
import { readType } from './readType.ts';
import { readValue } from './readValue.ts';
import { followAlias } from './symbolAt.ts';

/** What the extractor reads. */
export interface ExtractOptions extends SourceOptions {
  /** Name and version authors install. */
  package: string;
  version: string;
}

/** What came out: the API as far as it could be read, and what an author has to mend. */
export interface Extracted {
  api: Api;
  problems: readonly ApiProblem[];
}

function readEntry(
  source: Source,
  symbol: TsSymbol,
  exported: boolean,
  codes: DefaultsOf,
): ApiEntry | undefined {
  const declaration = source.declarationOf(symbol);
  if (!declaration) {
    return undefined;
  }
  const doc = readDoc(source, symbol);
  const isValue = symbol.flags & SymbolFlags.Value && !(symbol.flags & SymbolFlags.Type);
  const body = isValue
    ? readValue(source, symbol, declaration, codes)
    : readType(source, symbol, declaration, codes);
  return (
    body && {
      name: symbol.name,
      description: doc.description,
      ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
      exported,
      ...(doc.internal && { internal: true }),
      source: source.placeOf(declaration),
      ...body,
    }
  );
}

function describeMissing(source: Source, entry: ApiEntry): void {
  if (entry.exported && entry.description === '') {
    source.problems.push({
      place: entry.source,
      message: `${entry.name}에 설명이 없습니다. 선언 바로 위에 /** 한국어 한 문장 */ 을 적으십시오.`,
    });
  }
  for (const member of entry.kind === 'type' ? [] : entry.members) {
    if (member.description === '') {
      source.problems.push({
        place: member.source,
        message: `${entry.name}.${member.name}에 설명이 없습니다. 선언 위에 /** 한국어 한 문장 */ 을, 매개변수라면 @param을 적으십시오.`,
      });
    }
  }
}

/**
 * Reads the API of a package from its types: every export, and the types they mention.
 * @throws Error in Korean when the package cannot be opened.
 */
export function extractApi(options: ExtractOptions): Extracted {
  return withSource(options, (source, found) => {
    const exports = found.map((symbol) => followAlias(source, symbol));
    const ownFiles = source.project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(options.entry.replace(/[^/]+$/, '')));
    const codes = ownDefaults(source, ownFiles);
    const mentioned = reachableTypes(source, exports);
    const entries = [
      ...exports.map((symbol) => readEntry(source, symbol, true, codes)),
      ...mentioned.map((symbol) => readEntry(source, symbol, false, codes)),
    ]
      .filter((entry) => entry !== undefined)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      describeMissing(source, entry);
    }
    const api = { package: options.package, version: options.version, entries };
    return { api, problems: source.problems };
  });
}
