import ts from 'typescript';
import type { Finding } from '../shared/finding.ts';
import { readArchive } from './declarations/archive.ts';
import { findingsOf } from './findingsOf.ts';
import { ARCHIVE_FILE } from './places.ts';
import { ruleFindings } from './rules/ruleFindings.ts';

/** Nothing is resolved, so that a hundred files take less than a second. */
const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  noLib: true,
  noResolve: true,
  target: ts.ScriptTarget.ESNext,
  types: [],
};

const pathOf = (name: string) => `/${name}.tsx`;

function openProgram(files: ReadonlyMap<string, string>): ts.Program {
  const parsed = new Map(
    [...files].map(([name, code]) => [
      pathOf(name),
      ts.createSourceFile(pathOf(name), code, ts.ScriptTarget.ESNext, true),
    ]),
  );
  return ts.createProgram([...parsed.keys()], OPTIONS, {
    getSourceFile: (name) => parsed.get(name),
    fileExists: (name) => parsed.has(name),
    readFile: () => undefined,
    getDefaultLibFileName: () => 'lib.d.ts',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
  });
}

/**
 * Checks files by the rules alone, those that need types excepted: for a build whose compiler checks
 * the types.
 * @param files code by name: `Alert.basic`
 * @param version of the toolkit
 * @returns the findings of each file that has any
 */
export function checkFiles(
  files: ReadonlyMap<string, string>,
  version: string,
): Map<string, Finding[]> {
  const archive = readArchive(ARCHIVE_FILE);
  const program = openProgram(files);
  const checker = program.getTypeChecker();
  const found = [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(pathOf(name));
    const check = file && { program, checker, file, archive, version };
    return check ? [[name, findingsOf(check, ruleFindings(check))] as const] : [];
  });
  return new Map(found.filter(([, findings]) => findings.length > 0));
}
