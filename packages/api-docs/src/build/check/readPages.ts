import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { en } from '../messages/en.ts';
import type { Messages } from '../messages/messages.ts';
import { parseYaml } from './parseYaml.ts';

/** A name of the API on a page. */
export interface PageName {
  name: string;
  /** Line of the file, counted from 1. */
  line: number;
  /** What names it: `covers`, or `<PropsTable of="Button">`. */
  where: string;
}

/** Names that a page documents. */
export interface ApiPage {
  /** Path relative to the root of the repository. */
  file: string;
  /** Names from `covers` in its front matter and from its tables, each once. */
  names: readonly PageName[];
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const TABLE = /<(PropsTable|TypeTable)\s[^>]*?\bof="([^"]+)"/g;

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

function namesInCovers(text: string, file: string, messages: Messages): PageName[] {
  const matter = FRONT_MATTER.exec(text)?.[1] ?? '';
  const data = parseYaml(matter, file, messages, 1);
  const covers = data && typeof data === 'object' && 'covers' in data ? data.covers : [];
  const start = matter.search(/^covers:/m);
  return (Array.isArray(covers) ? covers : []).map((one) => {
    const name = String(one);
    const at = Math.max(matter.indexOf(name, start), start);
    return { name, line: 1 + lineAt(matter, at), where: 'covers' };
  });
}

function namesInTables(text: string): PageName[] {
  return [...text.matchAll(TABLE)].map(({ 1: tag, 2: name = '', index }) => ({
    name,
    line: lineAt(text, index),
    where: `<${tag} of="${name}">`,
  }));
}

/**
 * Reads the `.mdx` files of a folder and its subfolders.
 * @throws Error with file and line for front matter that is no YAML
 */
export function readPages(folder: string, root: string, messages: Messages = en): ApiPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((entry) => {
      const path = join(folder, entry);
      const file = relative(root, path).replaceAll('\\', '/');
      const text = readFileSync(path, 'utf8');
      const all = [...namesInCovers(text, file, messages), ...namesInTables(text)];
      const first = new Map(all.toReversed().map((one) => [one.name, one]));
      return { file, names: all.filter((one) => first.get(one.name) === one) };
    });
}
