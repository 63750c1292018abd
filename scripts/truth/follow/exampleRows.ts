import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Row } from './list.ts';

const ERROR = /^(.*?)\((\d+),\d+\): error (TS\d+: .*)$/;

/**
 * Errors of the examples and snippets against the source of a toolkit.
 * @param root of this repository, whose packages they are compiled with
 * @param toolkit folder within `root`, with `src/index.ts`
 * @throws Error if the compiler did not get as far
 */
function errorsOf(root: string, toolkit: string): Row[] {
  const folder = join(toolkit, 'examples');
  const up = relative(folder, root);
  mkdirSync(folder, { recursive: true });
  const tsconfig = {
    extends: `${up}/tsconfig.native.json`,
    compilerOptions: { paths: { '@0610studio/zs-ui': ['../src/index.ts'] } },
    include: [`${up}/examples`],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const { stdout, stderr, status } = spawnSync('npx', ['tsc', '-p', folder, '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  const errors = stdout.split('\n').flatMap((line) => {
    const [, file = '', at, what = ''] = ERROR.exec(line) ?? [];
    return file ? [{ file, at, what }] : [];
  });
  if (status !== 0 && errors.length === 0) {
    throw new Error(`tsc could not compile the examples with ${toolkit}:\n${stdout}${stderr}`);
  }
  return errors.flatMap(({ file, at, what }) =>
    // The source of the toolkit stands here without its packages.
    file.startsWith('examples/') ? [{ place: `${file}:${at}`, what }] : [],
  );
}

/** Examples and snippets that stop compiling. */
export function exampleRows(root: string, before: string, after: string): Row[] {
  const errors = errorsOf(root, after);
  const old = errors.length === 0 ? [] : errorsOf(root, before);
  return errors.filter(
    (row) => !old.some((one) => one.place === row.place && one.what === row.what),
  );
}
