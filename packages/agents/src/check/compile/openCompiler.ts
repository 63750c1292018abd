import { dirname, join } from 'node:path';
import ts from 'typescript';
import { TOOLKIT_NAME } from '../../shared/toolkit.ts';
import type { Archive } from '../declarations/archive.ts';
import { toolkitDeclarations } from '../declarations/toolkitDeclarations.ts';
import { APP_GLOBALS, KNOWN_MODULES } from './appGlobals.ts';
import { COMPILER_OPTIONS } from './options.ts';

/** Places of an app that exists only here: nothing is read from the disk but TypeScript's own library. */
const APP = '/app';
const GLOBALS_FILE = `${APP}/globals.d.ts`;
/** Imports what a check knows, as namespaces that are found by the name of the module. */
export const MODULES_FILE = `${APP}/modules.ts`;
const TOOLKIT = `/node_modules/${TOOLKIT_NAME}`;
export const TOOLKIT_FILE = `${TOOLKIT}/index.d.ts`;
const LIBRARY = dirname(ts.getDefaultLibFilePath(COMPILER_OPTIONS));

/** A file of an app, compiled. */
export interface Compiled {
  program: ts.Program;
  file: ts.SourceFile;
}

/**
 * Compiles a file of an app that has a version of the toolkit; what was parsed once is kept.
 * @param name of the file: in `.ts`, `<T>` begins no element; JavaScript is read as `.tsx`
 */
export type Compile = (code: string, version: string, name?: string) => Compiled;

export function openCompiler({ files, history }: Archive): Compile {
  const fixed = new Map(
    Object.entries({
      ...files,
      [`${TOOLKIT}/package.json`]: JSON.stringify({ name: history.package, types: 'index.d.ts' }),
      [GLOBALS_FILE]: APP_GLOBALS,
      [MODULES_FILE]: KNOWN_MODULES.map((name) => `import '${name}';`).join('\n'),
    }),
  );
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const toolkits = new Map<string, ts.SourceFile>();
  const parse = (name: string, text: string) =>
    ts.createSourceFile(name, text, ts.ScriptTarget.ESNext, true);
  let previous: ts.Program | undefined;

  const toolkitOf = (version: string) => {
    const known =
      toolkits.get(version) ?? parse(TOOLKIT_FILE, toolkitDeclarations(history, version));
    toolkits.set(version, known);
    return known;
  };
  const isLibrary = (name: string) => dirname(name) === LIBRARY;
  // Undefined for a library that there is not: code may name any.
  const read = (name: string) => (isLibrary(name) ? ts.sys.readFile(name) : fixed.get(name));

  return (code, version, name = '') => {
    const path = `${APP}/code${/\.[cm]?ts$/i.test(name) ? '.ts' : '.tsx'}`;
    const file = parse(path, code);
    const own = new Map([
      [path, file],
      [TOOLKIT_FILE, toolkitOf(version)],
    ]);
    const getSourceFile = (file: string) => {
      if (!parsed.has(file) && !own.has(file)) {
        const text = read(file);
        parsed.set(file, text === undefined ? undefined : parse(file, text));
      }
      return own.get(file) ?? parsed.get(file);
    };
    previous = ts.createProgram(
      [path, GLOBALS_FILE, MODULES_FILE],
      COMPILER_OPTIONS,
      {
        getSourceFile,
        fileExists: (name) => own.has(name) || fixed.has(name),
        readFile: read,
        getDefaultLibFileName: () => join(LIBRARY, 'lib.d.ts'),
        getDefaultLibLocation: () => LIBRARY,
        getCurrentDirectory: () => APP,
        getCanonicalFileName: (name) => name,
        useCaseSensitiveFileNames: () => true,
        getNewLine: () => '\n',
        writeFile: () => undefined,
      },
      previous,
    );
    return { program: previous, file };
  };
}
