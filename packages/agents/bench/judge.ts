import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Task } from './tasks.ts';

/** What is wrong with an answer, in each of the three respects; nothing is wrong with a right one. */
export interface Verdict {
  compiles: string[];
  runs: string[];
  accessible: string[];
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const jestConfig = fileURLToPath(new URL('device/jest.config.mjs', import.meta.url));

const COMPILE_LIMIT_MS = 60_000;
/** A first run includes the time in which Babel compiles React Native. */
const RUN_LIMIT_MS = 90_000;

/** Types of the examples, with the strictness of a new Expo app instead of this repository's own. */
const tsconfig = {
  extends: join(root, 'tsconfig.native.json'),
  compilerOptions: {
    noUncheckedIndexedAccess: false,
    noImplicitOverride: false,
    noFallthroughCasesInSwitch: false,
    verbatimModuleSyntax: false,
    erasableSyntaxOnly: false,
  },
  include: ['.'],
  exclude: [],
};

/** Runs a program of the repository; kills it, and what it has started, at the limit. */
function runProgram(
  name: string,
  args: string[],
  limit: number,
  env: Record<string, string> = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    const timer = setTimeout(() => {
      output += `\n${name} did not end in ${limit / 1000} seconds`;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }, limit);
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}

/** Errors of the compiler in the answer alone. */
async function compile(folder: string): Promise<string[]> {
  const output = await runProgram('tsc', ['-p', folder, '--pretty', 'false'], COMPILE_LIMIT_MS);
  return output.split('\n').flatMap((line) => {
    const [, said] = /^.*?(\(\d+,\d+\): error TS.*|error TS.*|tsc did not end.*)/.exec(line) ?? [];
    return said ? [said] : [];
  });
}

/** Plays the steps of a task on the answer, in a process of its own: an answer may hang or crash. */
async function run(folder: string, task: Task): Promise<Omit<Verdict, 'compiles'>> {
  const result = join(folder, 'result.json');
  writeFileSync(join(folder, 'task.json'), JSON.stringify(task));
  const output = await runProgram('jest', ['--config', jestConfig, '--runInBand'], RUN_LIMIT_MS, {
    BENCH_ANSWER: folder,
    NODE_ENV: 'test',
    NODE_OPTIONS: '--max-old-space-size=2048',
  });
  if (existsSync(result)) {
    return JSON.parse(readFileSync(result, 'utf8'));
  }
  const reason = output.trim().split('\n').at(-1) || 'it broke the renderer';
  return { runs: [reason], accessible: ['it did not run'] };
}

/** Names that the request demands and the answer does not have. */
function missingNames(source: string, names: string[] = []): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const all = ['@0610studio/zs-ui', ...names];
  return all
    .filter((name) => !new RegExp(name).test(code))
    .map((name) => `it does not use ${name}`);
}

/** Compiles an answer to a task, and does in it what a user would do. */
export async function judge(file: string, task: Task): Promise<Verdict> {
  if (!existsSync(file)) {
    return { compiles: ['no file'], runs: ['no file'], accessible: ['no file'] };
  }
  // Inside of the repository, where the modules are found.
  const folder = join(root, '.cache/bench', randomUUID());
  mkdirSync(folder, { recursive: true });
  try {
    copyFileSync(file, join(folder, 'answer.tsx'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const compiles = await compile(folder);
    const { runs, accessible } = await run(folder, task);
    const missing = missingNames(readFileSync(file, 'utf8'), task.uses);
    return { compiles, runs: [...missing, ...runs], accessible };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
