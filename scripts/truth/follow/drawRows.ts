import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { differenceOf } from './drawnDifference.ts';
import type { Row } from './list.ts';

const CONFIG = 'packages/toolkit/tests/truth/jest.config.mjs';
const SHOWN_LINES = 8;

/** What jest reports of a run. */
export interface Report {
  testResults: readonly {
    message: string;
    assertionResults: readonly { title: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Rows that differ in the same lines, as one at the first place. */
const together = (rows: readonly Row[]): Row[] =>
  [
    ...Map.groupBy(rows, ({ what, more = [] }) => (more.length > 0 ? more.join('\n') : what)),
  ].flatMap(([, [first, ...others]]) => {
    const also = others.map(({ what }) => what.replace('example ', '')).join(', ');
    return first ? [{ ...first, what: `${first.what}${also && `, and ${also}`}` }] : [];
  });

/** Rows of what failed, one for both platforms. */
export function failedRows({ testResults }: Report): Row[] {
  const unread = testResults
    .filter(({ assertionResults }) => assertionResults.length === 0)
    .map(({ message }) => ({ place: CONFIG, what: `It cannot run: ${message.split('\n')[0]}` }));
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed');
  const drawn = [...Map.groupBy(failed, ({ title }) => title)].map(([title, results]) => {
    const [message = ''] = results[0]?.failureMessages ?? [];
    const lines = differenceOf(message);
    const example = /^example (.+)$/.exec(title)?.[1];
    return {
      place: example ? `examples/${example}.tsx` : 'packages/toolkit/tests/truth/components.tsx',
      what: lines.length > 0 ? title : `${title}: ${message.split('\n')[0]}`,
      more: lines.slice(0, SHOWN_LINES),
    };
  });
  return [...unread, ...together(drawn)];
}

/**
 * Examples and states of components that this repository's toolkit draws or calls otherwise than a newer
 * source, on the renderers of iOS and Android.
 * @param root of this repository
 * @param toolkit folder with the source
 * @param work folder for a temporary file
 */
export async function drawRows(root: string, toolkit: string, work: string): Promise<Row[]> {
  const file = join(work, 'drawn.json');
  rmSync(file, { force: true });
  const jest = spawn('npx', ['jest', '--config', CONFIG, '--json', '--outputFile', file], {
    cwd: root,
    env: { ...process.env, TOOLKIT: toolkit },
    stdio: 'ignore',
  });
  const [code] = await once(jest, 'close');
  if (!existsSync(file)) {
    return [{ place: CONFIG, what: `It cannot run: jest ended with ${code} before its report` }];
  }
  return failedRows(JSON.parse(readFileSync(file, 'utf8')));
}
