import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Settings } from './options.ts';
import type { Problem } from './problems.ts';

/** An error of the TypeScript compiler. */
interface TypeFault {
  /** Path from the root. */
  file: string;
  line: number;
  code: number;
  message: string;
}

/** `examples/A.b.tsx(9,20): error TS2322: …`, with its details on indented lines below. */
const ERROR = /^(\S[^\n]*?)\((\d+),\d+\): error TS(\d+): (.*(?:\n[ \t]+.*)*)/gm;

/**
 * Reads what the compiler prints.
 * @example readTypeFaults('a.tsx(9,2): error TS2322: No.\n  Why.\n') // [{ file: 'a.tsx', line: 9, code: 2322, message: 'No. Why.' }]
 */
export function readTypeFaults(printed: string): TypeFault[] {
  return [...printed.matchAll(ERROR)].map(([, file = '', line, code, message = '']) => ({
    file: file.replaceAll('\\', '/'),
    line: Number(line),
    code: Number(code),
    message: message.replace(/\s*\n\s*/g, ' '),
  }));
}

/** Runs the compiler of the project. */
function runCompiler({ root, tsconfig, text, messages }: Settings & { tsconfig: string }) {
  let compiler: string;
  try {
    compiler = createRequire(join(root, 'package.json')).resolve('typescript/package.json');
  } catch {
    throw new Error(messages.noCompiler(tsconfig));
  }
  const args = ['-p', tsconfig, '--noEmit', '--pretty', 'false', '--locale', text.lang];
  return new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [join(dirname(compiler), 'bin/tsc'), ...args],
      { cwd: root, maxBuffer: Number.POSITIVE_INFINITY },
      (error, stdout) => {
        // Errors of the project as a whole have no place: `error TS5083: Cannot read file …`.
        const isTold = !error || readTypeFaults(stdout).length > 0;
        return isTold ? resolve(stdout) : reject(new Error(stdout || error.message));
      },
    );
  });
}

/**
 * Compiles the examples and snippets with the TypeScript of the project.
 * @returns what does not type-check; nothing without a tsconfig
 */
export async function checkTypes(settings: Settings): Promise<TypeFault[]> {
  const { root, folder, tsconfig } = settings;
  if (tsconfig === undefined) {
    return [];
  }
  const faults = readTypeFaults(await runCompiler({ ...settings, tsconfig }));
  const shown = `${relative(root, folder).replaceAll('\\', '/')}/`;
  return faults.filter(({ file }) => file.startsWith(shown));
}

/** Errors of syntax; one fault brings several, and on later lines. */
const isSyntax = ({ code }: TypeFault) => code < 2000;

/** Problems of types, without what is told already. */
export function typeProblems(
  faults: readonly TypeFault[],
  told: readonly Problem[],
  { messages }: Settings,
): Problem[] {
  const lines = new Set(told.map(({ file, line }) => `${file}:${line}`));
  const files = new Set(told.map(({ file }) => file));
  return faults
    .filter((fault) => !lines.has(`${fault.file}:${fault.line}`))
    .filter((fault) => !(isSyntax(fault) && files.has(fault.file)))
    .map(({ file, line, message }) => ({ file, line, ...messages.wrongType(message) }));
}
