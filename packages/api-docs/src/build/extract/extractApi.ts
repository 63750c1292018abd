import { SymbolFlags, type Symbol as TsSymbol } from 'typescript/unstable/sync';
import type { Api, ApiEntry } from '../../shared/model.ts';
import { checkPublished, type Published, withNotes } from '../check/againstPublished.ts';
import type { ApiProblem } from '../check/problems.ts';
import { type Source, type SourceOptions, withSource } from './openSource.ts';
import { ownDefaults } from './ownDefaults.ts';
import { reachableTypes } from './reachableTypes.ts';
import { readDoc } from './readDoc.ts';
import type { DefaultsOf } from './readMembers.ts';
import { readType } from './readType.ts';
import { readValue } from './readValue.ts';
import { followAlias } from './symbolAt.ts';

/** What the extractor reads. */
export interface ExtractOptions extends SourceOptions {
  /** Whether an export, a member or a parameter without a description is a problem. */
  requireDescriptions?: boolean;
  /** The published API to hold this one against, with the differences that stand. */
  published?: Published;
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
  name: string,
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
    ? readValue(source, symbol, name, declaration, codes)
    : readType(source, symbol, declaration, codes);
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

function describeMissing(source: Source, entry: ApiEntry): void {
  if (entry.exported && entry.description === '') {
    source.problems.push({
      place: entry.source,
      message: source.messages.undescribed(entry.name),
    });
  }
  for (const member of entry.kind === 'type' ? [] : entry.members) {
    if (member.description === '') {
      source.problems.push({
        place: member.source,
        message: source.messages.undescribedMember(entry.name, member.name),
      });
    }
  }
}

/** Names by type, each in alphabetical order. */
function inheritedIn({ inherited }: Source): Record<string, string[]> {
  const types = [...inherited].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(types.map(([type, names]) => [type, [...names].sort()]));
}

/**
 * Reads the API of a package from its types: every export, and the types they mention.
 * @throws Error when the package cannot be opened.
 */
export function extractApi(options: ExtractOptions): Extracted {
  return withSource(options, (source, found) => {
    const named = found.map((symbol) => ({
      name: symbol.name,
      symbol: followAlias(source, symbol),
    }));
    const exports = named.map(({ symbol }) => symbol);
    const ownFiles = source.project.program
      .getSourceFileNames()
      .filter((name) => name.startsWith(options.entry.replace(/[^/]+$/, '')));
    const codes = ownDefaults(source, ownFiles);
    const mentioned = reachableTypes(source, exports);
    const entries = [
      ...named.map(({ symbol, name }) => readEntry(source, symbol, name, true, codes)),
      ...mentioned.map((symbol) => readEntry(source, symbol, symbol.name, false, codes)),
    ]
      .filter((entry) => entry !== undefined)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of options.requireDescriptions ? entries : []) {
      describeMissing(source, entry);
    }
    const api = {
      package: options.package,
      version: options.version,
      inherited: inheritedIn(source),
      entries,
    };
    const { published } = options;
    return published
      ? {
          api: withNotes(api, published),
          problems: [...source.problems, ...checkPublished(api, published, source.messages)],
        }
      : { api, problems: source.problems };
  });
}
