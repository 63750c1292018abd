import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'astro/zod';
import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';
import { lineOf } from '../../settings/explain/lineOf.ts';
import { explainYaml } from './explainYaml.ts';
import { fillText } from './placeholders.ts';
import { placeOf } from './placeOf.ts';

/** What is wrong on a line of a file, counted from 1, and what to do. */
export interface Mistake {
  line: number;
  message: string;
}

/** Something wrong in a file that an author wrote. */
export class ContentError extends Error {
  /** Read by Vite and Astro, which else name the page that was being compiled. */
  readonly loc: { file: string; line: number; column: number };
  /** Path below the site's folder. */
  readonly file: string;

  /**
   * @param file path below the site's folder: `content/docs/intro.mdx`
   * @param line counted from 1; 0 when the whole file is meant
   */
  constructor(file: string, line: number, what: string) {
    super(`${placeOf(file, line)} ${what}`);
    this.name = 'ContentError';
    this.file = file;
    // It would list no file of an author.
    this.stack = '';
    // Astro runs in the site's folder.
    this.loc = { file: resolve(file), line: Math.max(line, 1), column: 0 };
  }
}

/** The error about a file with several mistakes, in the order of their lines; undefined without one. */
export function errorAbout(file: string, mistakes: readonly Mistake[]): ContentError | undefined {
  const [first, ...others] = mistakes.toSorted((a, b) => a.line - b.line);
  const more = others.map(({ line, message }) => `\n  ${line}행 ${message}`).join('');
  return first && new ContentError(file, first.line, first.message + more);
}

/**
 * Ends a build with what authors have to mend, and nothing else: Astro would print a stack, and a hint about
 * browser APIs where the text has the word "document" or "window" (`generateHint` in astro 7.3).
 */
export function stopBuild(message: string): never {
  throw Object.assign(new Error(message), { stack: '', toString: () => 'Error' });
}

/**
 * Reads several things, also those after one that is wrong.
 * @param faults where it adds what is wrong
 * @returns what is right
 */
export function readEach<Item, Read>(
  items: readonly Item[],
  faults: ContentError[],
  read: (item: Item) => Read,
): Read[] {
  return items.flatMap((item) => {
    try {
      return [read(item)];
    } catch (error) {
      if (!(error instanceof ContentError)) {
        throw error;
      }
      faults.push(error);
      return [];
    }
  });
}

/**
 * Reads a text file, with its placeholders filled.
 * @throws ContentError when it is not UTF-8
 */
export function readText(root: string, file: string): string {
  const text = decode(root, file);
  // English text in UTF-16 is valid UTF-8: it has a NUL byte after each letter.
  if (text.includes('\0')) {
    throw new ContentError(file, 0, NOT_UTF8);
  }
  const control = NOT_IN_XML.exec(text);
  if (control) {
    const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    const line = text.slice(0, control.index).split('\n').length;
    throw new ContentError(file, line, `보이지 않는 제어 문자(U+${code})가 있습니다. 삭제하세요.`);
  }
  return text;
}

/** Letters that XML, and so a feed, cannot hold, not even escaped: input methods and pasted logs leave them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

const NOT_UTF8 = '문자 인코딩이 UTF-8이 아닙니다. UTF-8로 다시 저장하세요.';

function decode(root: string, file: string): string {
  try {
    return fillText(
      new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(`${root}${file}`)),
    );
  } catch (error) {
    if (error instanceof TypeError) {
      throw new ContentError(file, 0, NOT_UTF8);
    }
    throw error;
  }
}

/** YAML source, and where it is in its file. */
interface Yaml {
  file: string;
  text: string;
  /** Lines of the file above the YAML. */
  above: number;
}

/** Parses YAML. CORE_SCHEMA keeps dates as text: a timestamp would turn 02-30 into the first of March. */
function parseYaml({ file, text, above }: Yaml): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    if (error instanceof YAMLException) {
      const line = above + lineOfFault(text, error) + 1;
      throw new ContentError(file, line, explainYaml(error.reason));
    }
    throw error;
  }
}

/** Line of a fault, counted from 0. The parser tells of a quote that nothing closes at the end of the text. */
function lineOfFault(text: string, { reason, mark }: YAMLException): number {
  const [, kind] = /(single|double) quoted scalar/.exec(reason) ?? [];
  const last = kind ? text.lastIndexOf(kind === 'double' ? '"' : "'") : -1;
  return last < 0 ? mark.line : text.slice(0, last).split('\n').length - 1;
}

/** @throws ContentError with every problem of the data, each with its line */
function parseWithSchema<Schema extends z.ZodType>(yaml: Yaml, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parseYaml(yaml));
  if (parsed.success) {
    return parsed.data;
  }
  const mistakes = parsed.error.issues.map((issue) => {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return {
      line: yaml.above + lineOf(yaml.text, [...issue.path, ...key]),
      message: issue.message,
    };
  });
  throw errorAbout(yaml.file, mistakes);
}

/**
 * Reads a YAML file.
 * @param file path below the site's folder
 * @throws ContentError
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  return parseWithSchema({ file, text: readText(root, file), above: 0 }, schema);
}

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Splits the source of a page into the YAML of its front matter and its text, each on the lines it has there. */
function splitMdx(source: string): { yaml?: string; body: string } {
  const [whole = '', yaml] = FRONT_MATTER.exec(source) ?? [];
  const body = whole.replace(/[^\r\n]/g, ' ') + source.slice(whole.length);
  return yaml === undefined ? { body } : { yaml, body };
}

/** The text of a page, with spaces in place of its front matter. */
export const bodyOf = (source: string): string => splitMdx(source).body;

/** Reads the text of a page, with spaces in place of its front matter. */
export const readBody = (root: string, file: string): string => bodyOf(readText(root, file));

/** What an MDX file holds. */
interface MdxFile<Data> {
  data: Data;
  /** The text, with spaces in place of the front matter: its lines are those of the file. */
  body: string;
  /** Line of a key of the front matter, or of a word in its value; 0 without that key. */
  lineOf: (key: string, word?: string) => number;
}

/**
 * Reads an MDX file.
 * @param file path below the site's folder
 * @throws ContentError
 */
export function readMdx<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
): MdxFile<z.output<Schema>> {
  const { yaml, body } = splitMdx(readText(root, file));
  if (yaml === undefined) {
    throw new ContentError(
      file,
      1,
      'front matter가 없습니다. 파일 맨 위 --- 사이에 title과 description을 추가하세요.',
    );
  }
  const lines = yaml.split('\n');
  const lineOf = (key: string, word = '') => {
    const first = lines.findIndex((line) => line.startsWith(`${key}:`));
    const at = lines.findIndex(
      (line, index) => index >= first && line.split(/[^\w.]+/).includes(word),
    );
    return first < 0 ? 0 : Math.max(first, at) + 2;
  };
  return { data: parseWithSchema({ file, text: yaml, above: 1 }, schema), body, lineOf };
}
