import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { CompileError, compile } from '../shared/compile.ts';
import type { BuiltExample, SnippetData } from '../shared/exampleData.ts';
import { findBadImports } from './imports.ts';
import type { Advice } from './messages/messages.ts';
import { type Settings, shownFolder } from './options.ts';
import type { Problem } from './problems.ts';
import { allowedImports } from './toolkit.ts';

/** What the examples folder holds, and what is wrong with it. */
export interface ExampleFolder {
  examples: Map<string, BuiltExample>;
  snippets: Map<string, SnippetData>;
  problems: Problem[];
}

const EXAMPLE_FILE = /^[A-Za-z]\w*\.\w+\.tsx$/;

/** Says what is wrong at a line. */
type Complain = (line: number, advice: Advice) => void;

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) {
    return [];
  }
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.d\.ts$/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** Folders with what looks like examples, and that nobody reads. */
async function strayFolders(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const folders = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'snippets')
    .map(({ name }) => name);
  const inside = await Promise.all(folders.map((name) => listFiles(join(folder, name))));
  return folders.filter((_, at) => inside[at]?.some((name) => EXAMPLE_FILE.test(name)));
}

/** The name changes with the code, so a copy kept by a browser is never stale. */
function codePath(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return `preview/code/${name}.${hash}.txt`;
}

function compileExample(source: string, { messages }: Settings, complain: Complain) {
  try {
    return compile(source);
  } catch (error) {
    if (!(error instanceof CompileError)) {
      throw error;
    }
    complain(error.line ?? 1, messages.notCompiled(error.message));
    return { code: '', deps: [] };
  }
}

function checkSource(source: string, { toolkit, messages }: Settings, complain: Complain): void {
  const allowed = allowedImports(toolkit);
  for (const { line, module, name } of findBadImports(source, allowed)) {
    complain(
      line,
      name
        ? messages.unknownPart(module, name, allowed.reactNative)
        : messages.unknownModule(module, allowed.modules),
    );
  }
  if (!/^export default /m.test(source)) {
    complain(1, messages.noDefault);
  }
}

/** Text of a file; letters that cannot be read are told, and left as marks. */
async function readText(file: string, { messages }: Settings, complain: Complain): Promise<string> {
  const body = await readFile(file);
  if (!isUtf8(body)) {
    complain(1, messages.notUtf8);
  }
  return body.toString();
}

async function readExample(entry: string, settings: Settings, complain: Complain) {
  const source = await readText(join(settings.folder, entry), settings, complain);
  checkSource(source, settings, complain);
  const name = entry.replace(/\.tsx$/, '');
  const { code, deps } = compileExample(source, settings, complain);
  const html = await settings.highlight(source.trimEnd(), 'tsx');
  return {
    name,
    source,
    html,
    code,
    deps,
    codePath: codePath(name, code),
    frame: settings.frame(name, source),
    unfolded: settings.unfolded(name),
    safeArea: settings.safeArea(name),
    poster: '',
  };
}

async function readSnippet(
  entry: string,
  settings: Settings,
  complain: Complain,
): Promise<SnippetData> {
  const { folder, highlight } = settings;
  const source = await readText(join(folder, 'snippets', entry), settings, complain);
  const language = entry.endsWith('.tsx') ? 'tsx' : 'ts';
  const name = entry.replace(/\.tsx?$/, '');
  return { name, source, language, html: await highlight(source.trimEnd(), language) };
}

/** Reads the example files of the folder, and what stands in its `snippets`. */
export async function readExamples(settings: Settings): Promise<ExampleFolder> {
  const found: ExampleFolder = { examples: new Map(), snippets: new Map(), problems: [] };
  const complainOf =
    (entry: string): Complain =>
    (line, advice) =>
      found.problems.push({
        file: relative(settings.root, join(settings.folder, entry)),
        line,
        ...advice,
      });
  for (const folder of await strayFolders(settings.folder)) {
    complainOf(folder)(1, settings.messages.strayFolder(folder));
  }
  for (const entry of await listFiles(settings.folder)) {
    const complain = complainOf(entry);
    if (!EXAMPLE_FILE.test(entry)) {
      complain(1, settings.messages.badName(entry, shownFolder(settings)));
      continue;
    }
    const example = await readExample(entry, settings, complain);
    found.examples.set(example.name, example);
  }
  for (const entry of await listFiles(join(settings.folder, 'snippets'))) {
    const snippet = await readSnippet(entry, settings, complainOf(join('snippets', entry)));
    found.snippets.set(snippet.name, snippet);
  }
  return found;
}
