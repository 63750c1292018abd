import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from './tempFolder.ts';

const bin = join(import.meta.dirname, '../bin/api-docs.js');
let folder = '';

const source = `/** A bulb. */
export interface BulbProps {
  /** Whether it shines. */
  on?: boolean;
  watts: number;
}

/** Turns a bulb. */
export function turn(props: BulbProps): void {}
`;

/** Runs the program in a folder that holds a package, the way its user does. */
function run(args: string, lang = 'en_US.UTF-8') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: '', LANG: lang },
  });
  return { status, stdout, stderr };
}

beforeEach(() => {
  folder = tempFolder();
  writeFileSync(join(folder, 'package.json'), '{ "name": "bulbs", "version": "2.0.0" }');
  writeFileSync(join(folder, 'tsconfig.json'), '{ "include": ["*.ts"] }');
  writeFileSync(join(folder, 'index.ts'), source);
});

const extract = 'extract --entry index.ts --out api.json';

describe('extract', () => {
  test('writes the API of a package, and says that nothing changed the second time', () => {
    expect(run(extract)).toMatchObject({
      status: 0,
      stdout: 'The API file has been written: 2 names.\n',
    });
    const api = JSON.parse(readFileSync(join(folder, 'api.json'), 'utf8'));
    expect(api).toMatchObject({ package: 'bulbs', version: '2.0.0' });
    expect(run(extract).stdout).toBe('The API file is unchanged: 2 names.\n');
  });

  test('with --check fails where the file and the code disagree, and says how to renew it', () => {
    run(extract);
    expect(run(`${extract} --check`)).toMatchObject({ status: 0 });
    writeFileSync(join(folder, 'index.ts'), source.replace('on?', 'lit?'));
    const before = readFileSync(join(folder, 'api.json'), 'utf8');
    const { status, stderr } = run(`${extract} --check`);
    expect(status).toBe(1);
    expect(stderr).toContain('index.ts:4 BulbProps.on: in the file, and not in the code');
    expect(stderr).toContain('api-docs extract --entry index.ts --out api.json');
    expect(readFileSync(join(folder, 'api.json'), 'utf8')).toBe(before);
  });

  test('asks for descriptions only when told to', () => {
    const { status, stderr } = run(`${extract} --require-descriptions`);
    expect(status).toBe(1);
    expect(stderr).toContain('index.ts:5 BulbProps.watts has no description.');
    expect(stderr).toContain('turn.props has no description.');
  });

  test('speaks Korean where the terminal does', () => {
    expect(run(extract, 'ko_KR.UTF-8').stdout).toBe('API 파일을 다시 생성했습니다: 이름 2개.\n');
  });

  test.each([
    ['', /api-docs extract --entry/],
    ['extract --entry index.ts', /--out +file to write/],
    ['extract --entry no.ts --out api.json', /There is no .*no\.ts\. Correct the path of --entry/],
    ['extract --entry index.ts --out api.json --tsconfig no.json', /no\.json\..*needs a tsconfig/],
    ['extract --entry index.ts --out api.json --chek', /--chek/],
    ['extract --entry index.ts --out api.json --check', /api\.json cannot be read/],
  ])('with "%s" fails with what to do', (args, message) => {
    const { status, stderr } = run(args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/at .*\.js:\d+/);
  });
});

test('markdown prints the tables of the names asked for', () => {
  run(extract);
  expect(run('markdown --api api.json --of turn').stdout).toContain('turn(props: BulbProps): void');
  const all = run('markdown --api api.json').stdout;
  expect(all).toContain('| `watts` | `number` | – | (required) |');
  expect(run('markdown --api api.json --of tern').stderr).toContain('Did you mean turn?');
});
