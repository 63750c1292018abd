import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { compileForReader } from '../shared/compileForReader.ts';
import { describeProblem, describeUnknownProp } from '../shared/describeProblem.ts';
import type { BuiltExample, SnippetData } from '../shared/exampleData.ts';
import { SCENE_MARK } from '../shared/preview.ts';
import { findBadImports } from './findBadImports.ts';
import { findParserFault } from './findParserFault.ts';
import type { Advice } from './messages/ko.ts';
import { type Settings, shownFolder } from './options.ts';
import type { Problem } from './problems.ts';
import { splitPreview } from './splitPreview.ts';
import { allowedImports } from './toolkit.ts';

/** Content of the examples folder, and its problems. */
export interface ExampleFolder {
  examples: Map<string, BuiltExample>;
  snippets: Map<string, SnippetData>;
  problems: Problem[];
}

const EXAMPLE_FILE = /^[A-Za-z]\w*\.\w+\.tsx$/;

/** Reports a problem at a line. */
type ReportProblem = (line: number, advice: Advice) => void;

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

/** Finds subfolders with files that look like examples, which are not read. */
async function findStrayFolders(folder: string): Promise<string[]> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const folders = entries
    .filter((entry) => entry.isDirectory() && !['snippets', 'scenes'].includes(entry.name))
    .map(({ name }) => name);
  const inside = await Promise.all(folders.map((name) => listFiles(join(folder, name))));
  return folders.filter((_, at) => inside[at]?.some((name) => EXAMPLE_FILE.test(name)));
}

/** Path with a hash of the code, so that it can be cached for good. */
function codePath(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return `preview/code/${name}.${hash}.txt`;
}

/** Compiles an example, and reports in the words of the phone what is wrong with it. */
function compileExample(source: string, settings: Settings, report: ReportProblem) {
  const { toolkit, messages, text } = settings;
  const known = { module: toolkit.module, components: toolkit.props ?? {} };
  const result = compileForReader(source, known);
  if (!('code' in result)) {
    const { line = 1, message } = describeProblem(result, text.host.syntax);
    report(line, messages.notCompiled(message));
    return { code: '', deps: [] };
  }
  const unknown = describeUnknownProp(result, text.host);
  if (unknown) {
    report(unknown.line ?? 1, messages.unknownProp(unknown.message));
  }
  const fault = findParserFault(source);
  if (fault) {
    const { line, tag, message } = fault;
    report(line, tag ? messages.wrongTag(tag) : messages.notCompiled(message));
  }
  return result;
}

function checkSource(source: string, { toolkit, messages }: Settings, report: ReportProblem): void {
  const allowed = allowedImports(toolkit);
  for (const { line, module, name } of findBadImports(source, allowed)) {
    report(
      line,
      name
        ? messages.unknownPart(module, name, allowed.reactNative)
        : messages.unknownModule(module, allowed.modules),
    );
  }
  if (!/^export default /m.test(source)) {
    report(1, messages.noDefault);
  }
}

/** Text of a file; invalid UTF-8 is reported, and replaced by U+FFFD. */
async function readText(
  file: string,
  { messages }: Settings,
  report: ReportProblem,
): Promise<string> {
  const body = await readFile(file);
  if (!isUtf8(body)) {
    report(1, messages.notUtf8);
  }
  return body.toString();
}

/** Compiled code that puts the scene around the component which the code before it exports. */
async function readScene(name: string, settings: Settings, report: ReportProblem): Promise<string> {
  const file = join(settings.folder, 'scenes', `${name}.tsx`);
  if (!existsSync(file)) {
    report(1, settings.messages.unreadablePreview('scene'));
    return '';
  }
  const { code } = compileExample(await readText(file, settings, report), settings, report);
  const wrap =
    "const{createElement}=require('react'),Example=app.default,Scene=exports.default;" +
    "if(typeof Example==='function')app.default=()=>createElement(Scene,null,createElement(Example))";
  return `${SCENE_MARK};((app,exports)=>{${code}\n;${wrap}})(exports,{});`;
}

async function readExample(entry: string, settings: Settings, reportToBuild: ReportProblem) {
  const problems: string[] = [];
  const report: ReportProblem = (line, advice) => {
    problems.push(`${settings.text.host.line(line)}: ${advice.what}`);
    reportToBuild(line, advice);
  };
  const text = await readText(join(settings.folder, entry), settings, report);
  const { source, preview, fault } = splitPreview(text);
  if (fault) {
    const { unreadablePreview, previewNotLast } = settings.messages;
    const { line, unreadable } = fault;
    report(line, unreadable === undefined ? previewNotLast : unreadablePreview(unreadable));
  }
  checkSource(source, settings, report);
  const name = entry.replace(/\.tsx$/, '');
  const { code: ownCode, deps } = compileExample(source, settings, report);
  const scene = preview.scene ? await readScene(preview.scene, settings, report) : '';
  const code = ownCode + scene;
  const html = await settings.highlight(source, 'tsx');
  return {
    name,
    source,
    html,
    code,
    deps,
    codePath: codePath(name, code),
    frame: preview.frame ?? (preview.press === undefined ? 'stage' : 'bottom'),
    height: preview.height,
    scene: preview.scene,
    unfolded: preview.unfolded ?? false,
    safeArea: preview.safeArea ?? false,
    poster: '',
    preview,
    ...(problems.length > 0 && { problems: problems.join('\n') }),
  };
}

async function readSnippet(
  entry: string,
  settings: Settings,
  report: ReportProblem,
): Promise<SnippetData> {
  const { folder, highlight } = settings;
  const source = await readText(join(folder, entry), settings, report);
  const language = entry.endsWith('.tsx') ? 'tsx' : 'ts';
  const name = basename(entry).replace(/\.tsx?$/, '');
  return { name, source, language, html: await highlight(source.trimEnd(), language) };
}

/**
 * Reads files of the folder concurrently: one after the other, each would queue behind the pages that
 * are compiled meanwhile.
 * @param read reads one file, and reports its problems to the function that it gets
 * @returns the results and the problems, in the order of the files
 */
async function readAll<Read>(
  entries: readonly string[],
  settings: Settings,
  read: (entry: string, report: ReportProblem) => Promise<Read> | Read,
): Promise<[Read[], Problem[]]> {
  const all = entries.map(async (entry) => {
    const problems: Problem[] = [];
    const file = relative(settings.root, join(settings.folder, entry));
    const found = await read(entry, (line, advice) => problems.push({ file, line, ...advice }));
    return { found, problems };
  });
  const done = await Promise.all(all);
  return [done.map(({ found }) => found), done.flatMap(({ problems }) => problems)];
}

/** Checks examples by the check of the options, those in which nothing is wrong so far. */
function checkExamples(read: readonly (BuiltExample | undefined)[], settings: Settings): Problem[] {
  const { check, messages, text } = settings;
  const whole = read.filter((example) => example !== undefined).filter(({ problems }) => !problems);
  const found = check(new Map(whole.map(({ name, source }) => [name, source])));
  return whole.flatMap((example) => {
    const findings = found.get(example.name) ?? [];
    if (findings.length > 0) {
      example.problems = findings
        .map(({ line, message }) => `${text.host.line(line)}: ${message}`)
        .join('\n');
    }
    const file = `${shownFolder(settings)}/${example.name}.tsx`;
    return findings.map(({ line, message }) => ({ file, line, ...messages.failedCheck(message) }));
  });
}

/** Reads the examples of the folder, and the snippets in its `snippets`. */
export async function readExamples(settings: Settings): Promise<ExampleFolder> {
  const { folder, messages } = settings;
  const [, strays] = await readAll(await findStrayFolders(folder), settings, (entry, report) =>
    report(1, messages.strayFolder(entry)),
  );
  const [examples, wrongExamples] = await readAll(
    await listFiles(folder),
    settings,
    (entry, report) => {
      if (EXAMPLE_FILE.test(entry)) {
        return readExample(entry, settings, report);
      }
      report(1, messages.badName(entry, shownFolder(settings)));
      return undefined;
    },
  );
  const failed = checkExamples(examples, settings);
  const snippetFiles = await listFiles(join(folder, 'snippets'));
  const [snippets, wrongSnippets] = await readAll(
    snippetFiles.map((name) => join('snippets', name)),
    settings,
    (entry, report) => readSnippet(entry, settings, report),
  );
  return {
    examples: new Map(examples.flatMap((example) => (example ? [[example.name, example]] : []))),
    snippets: new Map(snippets.map((snippet) => [snippet.name, snippet])),
    problems: [...strays, ...wrongExamples, ...failed, ...wrongSnippets],
  };
}
