import ts from 'typescript';
import type { Api, ApiEntry } from '../../shared/model.ts';
import type { ApiProblem } from '../check/problems.ts';
import { addPublishedNotes, checkPublished, type Published } from '../check/publishedApi.ts';
import { messages } from '../messages.ts';
import { collectDefaults } from './collectDefaults.ts';
import { type Source, type SourceOptions, withSource } from './openSource.ts';
import { reachableTypes } from './reachableTypes.ts';
import { readDoc } from './readDoc.ts';
import type { DefaultsOf } from './readMembers.ts';
import { readType } from './readType.ts';
import { readValue } from './readValue.ts';
import { followAlias } from './symbolAt.ts';

/** Options of `extractApi`. */
export interface ExtractOptions extends SourceOptions {
  /** Reports exports, members and parameters without a description. */
  requireDescriptions?: boolean;
  /** Published API to compare with, and the accepted differences. */
  published?: Published;
  /** Name and version of the package. */
  package: string;
  version: string;
}

/** The extracted API, and the problems that authors have to fix. */
export interface Extracted {
  api: Api;
  problems: readonly ApiProblem[];
}

function readEntry(
  source: Source,
  symbol: ts.Symbol,
  name: string,
  exported: boolean,
  defaultsOf: DefaultsOf,
): ApiEntry | undefined {
  const declaration = source.declarationOf(symbol);
  if (!declaration) {
    return undefined;
  }
  const doc = readDoc(source, symbol);
  const isValue = symbol.flags & ts.SymbolFlags.Value && !(symbol.flags & ts.SymbolFlags.Type);
  const body = isValue
    ? readValue(source, symbol, name, declaration, defaultsOf)
    : readType(source, symbol, declaration, defaultsOf);
  return (
    body && {
      name,
      description: doc.description,
      ...(doc.deprecated !== undefined && { deprecated: doc.deprecated }),
      exported,
      ...(doc.internal && { internal: true }),
      source: source.placeOf(declaration),
      ...body,
    }
  );
}

/** Reports an entry and its members without a description. */
function checkDescriptions(source: Source, entry: ApiEntry): void {
  if (entry.exported && entry.description === '') {
    source.problems.push({
      place: entry.source,
      message: messages.missingDescription(entry.name),
    });
  }
  for (const member of entry.kind === 'type' ? [] : entry.members) {
    if (member.description === '') {
      source.problems.push({
        place: member.source,
        message: messages.missingMemberDescription(entry.name, member.name),
      });
    }
  }
}

/** Inherited member names by base type, sorted. */
function inheritedNames({ inherited }: Source): Record<string, string[]> {
  const types = [...inherited].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(types.map(([type, names]) => [type, [...names].sort()]));
}

/**
 * Extracts the API of a package from its types: all exports, and the types that they reference.
 * @throws Error if the tsconfig or the entry is missing, or the entry exports nothing
 */
export function extractApi(options: ExtractOptions): Extracted {
  return withSource(options, (source, exported) => {
    const named = exported.map((symbol) => ({
      name: symbol.name,
      symbol: followAlias(source, symbol),
    }));
    const exports = named.map(({ symbol }) => symbol);
    const ownFiles = source.program
      .getSourceFiles()
      .map(({ fileName }) => fileName)
      .filter((name) => name.startsWith(options.entry.replace(/[^/]+$/, '')));
    const defaultsOf = collectDefaults(source, ownFiles);
    const referenced = reachableTypes(source, exports);
    const entries = [
      ...named.map(({ symbol, name }) => readEntry(source, symbol, name, true, defaultsOf)),
      ...referenced.map((symbol) => readEntry(source, symbol, symbol.name, false, defaultsOf)),
    ]
      .filter((entry) => entry !== undefined)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of options.requireDescriptions ? entries : []) {
      checkDescriptions(source, entry);
    }
    const api = {
      package: options.package,
      version: options.version,
      inherited: inheritedNames(source),
      entries,
    };
    const { published } = options;
    return published
      ? {
          api: addPublishedNotes(api, published),
          problems: [...source.problems, ...checkPublished(api, published)],
        }
      : { api, problems: source.problems };
  });
}
