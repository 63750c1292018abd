import { type ParserPlugin, parse } from '@babel/parser';
import type { File, TSType } from '@babel/types';

const PLUGINS: ParserPlugin[] = ['typescript', 'jsx'];

/** A file that is no TypeScript. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** From 1. */
  readonly line: number;
  constructor(line: number, cause: unknown) {
    super(`Line ${line} is not valid TypeScript.`, { cause });
    this.line = line;
  }
}

/** Place that a parser error names. */
interface ParserError {
  loc: { line: number };
}

const hasPlace = (error: unknown): error is ParserError =>
  error instanceof SyntaxError && 'loc' in error;

/** What is wrong with several files that stand one after the other, each of which is right. */
const OF_SEVERAL_FILES = ['VarRedeclaration', 'DuplicateExport', 'DuplicateDefaultExport'];

/**
 * Parses a file, or several that stand one after the other.
 * @throws SourceError
 * @throws RangeError where code is nested deeper than the parser can follow
 */
export function parseSource(source: string): File {
  try {
    const file = parse(source, { sourceType: 'module', plugins: PLUGINS, errorRecovery: true });
    const wrong = file.errors?.find(({ reasonCode }) => !OF_SEVERAL_FILES.includes(reasonCode));
    if (wrong) {
      throw wrong;
    }
    return file;
  } catch (error) {
    throw hasPlace(error) ? new SourceError(error.loc.line, error) : error;
  }
}

const parsed = new Map<string, TSType | undefined>();

/** The type in a text; a signature such as `(): Theme` is the type of a function. */
function readType(text: string): TSType | undefined {
  for (const code of [`type _ = ${text}`, `type _ = { _${text} }`]) {
    try {
      const [statement] = parse(code, { plugins: ['typescript'] }).program.body;
      return statement?.type === 'TSTypeAliasDeclaration' ? statement.typeAnnotation : undefined;
    } catch (error) {
      // The other form may be right.
      if (!hasPlace(error)) {
        throw error;
      }
    }
  }
  return undefined;
}

/** Parses the text of a type of the history; undefined for one that has another syntax. */
export function parseType(text: string): TSType | undefined {
  if (!parsed.has(text)) {
    parsed.set(text, readType(text));
  }
  return parsed.get(text);
}
