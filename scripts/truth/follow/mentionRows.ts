import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiChange } from '@zs-docs/api-docs/history';
import { load } from 'js-yaml';
import type { Row } from './list.ts';

const PAGES = 'site/content/docs/**/*.mdx';
const FIXES = 'packages/toolkit/facts/fixes.yml';
/** What the tools for agents answer with; what broke in older versions stays as it is. */
const AGENTS = ['packages/agents/src/**/*.ts', FIXES, 'packages/toolkit/facts/other-kits.yml'];

/** A name that texts use, and what has it. */
interface Name {
  path: string;
  owner?: string | undefined;
  word: string;
}

const isNew = ({ what, from }: ApiChange) => what === 'exists' && from === undefined;
const isGone = ({ what, to }: ApiChange) => what === 'exists' && to === undefined;

function nameOf({ name, member }: ApiChange): Name {
  return member === undefined
    ? { path: name, word: name }
    : { path: `${name}.${member}`, owner: name, word: member };
}

/** Name of a colour without its mode: `background.soft`. */
function colorName({ name }: ApiChange): Name {
  const path = name.split('.').slice(1);
  return { path: path.join('.'), owner: path.at(-2), word: path.at(-1) ?? '' };
}

/** Names that texts have to use otherwise. New ones stand nowhere yet. */
function affectedNames(api: readonly ApiChange[], colors: readonly ApiChange[]): Name[] {
  const names = [
    ...api.filter((change) => !isNew(change)).map(nameOf),
    ...colors.filter(isGone).map(colorName),
  ];
  return [...new Map(names.map((name) => [name.path, name])).values()];
}

const wordOf = (word: string) => new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`);

/** Names that a page documents, in its front matter and its tags. */
function coveredNames(text: string): string[] {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? [];
  const { covers = [] } = (load(head) ?? {}) as { covers?: string[] };
  const tagged = [...text.matchAll(/\bof="([^"]*)"/g)].flatMap(([, of = '']) =>
    of.split(/[,.\s]+/),
  );
  return [...covers, ...tagged];
}

/** Lines that name it: on a page about what has it, or together with that. */
function linesNaming(text: string, { path, owner, word }: Name): number[] {
  const isAboutOwner = owner === undefined || coveredNames(text).includes(owner);
  return text.split('\n').flatMap((line, at) => {
    const isNamed = wordOf(word).test(line) && (isAboutOwner || wordOf(owner).test(line));
    return isNamed || line.includes(path) ? [at + 1] : [];
  });
}

const readTexts = (root: string, patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root })
    .sort()
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

const rowsIn = (texts: ReturnType<typeof readTexts>, names: readonly Name[]): Row[] =>
  names.flatMap((name) =>
    texts.flatMap(([file, text]) => {
      const lines = linesNaming(text, name);
      return lines.length === 0 ? [] : [{ place: `${file}:${lines.join(',')}`, what: name.path }];
    }),
  );

/** Pages that name what is gone or otherwise, and names that no page has yet. */
export function pageRows(
  root: string,
  api: readonly ApiChange[],
  colors: readonly ApiChange[],
): Row[] {
  const pages = readTexts(root, [PAGES]);
  const covered = new Set(pages.flatMap(([, text]) => coveredNames(text)));
  const added = api.filter(
    (change) => isNew(change) && change.member === undefined && !covered.has(change.name),
  );
  return [
    ...rowsIn(pages, affectedNames(api, colors)),
    ...added.map(({ name }) => ({
      place: 'site/content/docs',
      what: `no page covers ${name} yet`,
    })),
  ];
}

/** What agents are told of it, and what they are told nothing of. */
export function agentRows(
  root: string,
  api: readonly ApiChange[],
  colors: readonly ApiChange[],
): Row[] {
  const gone = api.filter(isGone).map(nameOf);
  return [
    ...rowsIn(readTexts(root, AGENTS), affectedNames(api, colors)),
    ...gone.map(({ path }) => ({ place: FIXES, what: `${path} is gone: what to do instead?` })),
  ];
}
