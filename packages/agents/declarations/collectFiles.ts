import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { COMPILER_OPTIONS } from '../src/check/compile/options.ts';

/** Packages whose types the declarations of the toolkit are written with. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-native'];

/** Fields of a package.json that resolving an import reads. */
const RESOLVING = new Set(['name', 'version', 'main', 'types', 'typings', 'exports']);

/** Path of a file in an app that has its package: from the last `node_modules` on. */
const pathInApp = (file: string) => file.slice(file.lastIndexOf('/node_modules/'));

/** Folder of the package that a file of `node_modules` belongs to. */
function packageFolder(file: string): string {
  const [, folder = ''] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return folder;
}

/** The declarations that files of an app with these packages depend on, without those of TypeScript. */
function declarationsFor(folder: string): ts.SourceFile[] {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const app = join(folder, 'app.ts');
  const imports = PACKAGES.map((name) => `import '${name}';`).join('\n');
  const program = ts.createProgram([app], COMPILER_OPTIONS, {
    ...host,
    fileExists: (file) => file === app || host.fileExists(file),
    readFile: (file) => (file === app ? imports : host.readFile(file)),
    getSourceFile: (file, version) =>
      file === app
        ? ts.createSourceFile(file, imports, version)
        : host.getSourceFile(file, version),
  });
  const [problem] = program.getSemanticDiagnostics(program.getSourceFile(app));
  if (problem) {
    throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  }
  return program
    .getSourceFiles()
    .filter((file) => file.fileName !== app && !program.isSourceFileDefaultLibrary(file));
}

/** A declaration file without its comments, except those that the compiler reads. */
function withoutComments(file: ts.SourceFile): string {
  const printer = ts.createPrinter({ removeComments: true });
  const references = file.text.match(/^\/\/\/ <reference .*$/gm) ?? [];
  return [...references, printer.printFile(file)].join('\n');
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** What a check needs of other packages; `declarations.json` holds it. */
export interface Declarations {
  note: string;
  /** Declarations and `package.json` files by their paths in an app. */
  files: Readonly<Record<string, string>>;
  /** The licences of the packages. */
  notices: string;
}

/** Collects declarations from the packages that a folder has installed. */
export function collectFiles(folder: string): Declarations {
  const declarations = declarationsFor(folder);
  // Imports of react are declared by @types/react, whose package.json says so.
  const folders = [...new Set(declarations.map(({ fileName }) => packageFolder(fileName)))].sort();
  const manifests = folders.map((owner): [string, string] => {
    const manifest = JSON.parse(readFileSync(join(owner, 'package.json'), 'utf8'));
    const kept = Object.entries(manifest).filter(([field]) => RESOLVING.has(field));
    return [pathInApp(join(owner, 'package.json')), JSON.stringify(Object.fromEntries(kept))];
  });
  return {
    note: 'Made by npm run declarations. Change the packages, not this file.',
    files: Object.fromEntries([
      ...manifests,
      ...declarations.map((file) => [pathInApp(file.fileName), withoutComments(file)]),
    ]),
    notices: folders.map(noticeOf).join(`\n${'-'.repeat(80)}\n\n`),
  };
}
