import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiChange } from '@zs-docs/api-docs/history';
import type { Row } from './list.ts';

/** What names the toolkit's API for readers, and for their agents. */
const PAGES = ['site/content/docs/**/*.mdx', 'examples/**/*.{ts,tsx}'];
const AGENTS = [
  'packages/agents/src/**/*.ts',
  'packages/toolkit/facts/{fixes,other-kits,changes,differences}.yml',
];

/** A name that someone may have written, with what has it. */
interface Affected {
  path: string;
  owner?: string | undefined;
  word: string;
}

/** Names that code and texts use otherwise from now on. New ones stand nowhere yet. */
function affectedNames(api: readonly ApiChange[], colors: readonly ApiChange[]): Affected[] {
  const ofApi = api
    .filter(({ what, from }) => what !== 'exists' || from !== undefined)
    .map(({ name, member }) =>
      member === undefined
        ? { path: name, word: name }
        : { path: `${name}.${member}`, owner: name, word: member },
    );
  const ofColors = colors
    .filter(({ to }) => to === undefined)
    .map(({ name }) => name.split('.').slice(1))
    .map((path) => ({ path: path.join('.'), owner: path.at(-2), word: path.at(-1) ?? '' }));
  const all = new Map([...ofApi, ...ofColors].map((one) => [one.path, one] as const));
  return [...all.values()];
}

/** Lines that name it. A member or a colour counts where its owner is named, or on the same line. */
function linesNaming(text: string, { owner, word }: Affected): number[] {
  const isWord = new RegExp(String.raw`(?<![\w.-])(?:[\w.]*\.)?${word}(?![\w-])`);
  const isOwner = new RegExp(String.raw`\b${owner ?? word}\b`);
  return isOwner.test(text)
    ? text.split('\n').flatMap((line, at) => (isWord.test(line) ? [at + 1] : []))
    : [];
}

function rowsIn(root: string, patterns: readonly string[], affected: readonly Affected[]): Row[] {
  const texts = globSync([...patterns], { cwd: root })
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  return affected.flatMap((one) =>
    texts.flatMap(([file, text]) => {
      const lines = linesNaming(text, one);
      return lines.length === 0 ? [] : [{ place: `${file}:${lines.join(',')}`, what: one.path }];
    }),
  );
}

/** Pages, examples and snippets that name what is gone or otherwise. */
export const pageRows = (
  root: string,
  api: readonly ApiChange[],
  colors: readonly ApiChange[],
): Row[] => rowsIn(root, PAGES, affectedNames(api, colors));

/** What agents are told of it. */
export const agentRows = (
  root: string,
  api: readonly ApiChange[],
  colors: readonly ApiChange[],
): Row[] => rowsIn(root, AGENTS, affectedNames(api, colors));
