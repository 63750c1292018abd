import { parseArgs } from 'node:util';
import { entryToMarkdown } from '../shared/toMarkdown.ts';
import { checkDrift, readApiFile, writeApiFile } from './check/apiFile.ts';
import { throwProblems } from './check/problems.ts';
import { readPublished, stripDocs } from './check/publishedApi.ts';
import { extractApi } from './extract/extractApi.ts';
import { en } from './messages/en.ts';
import { ko } from './messages/ko.ts';
import { packageOptions } from './packageOptions.ts';

const messages = /^ko/.test(process.env.LC_ALL || process.env.LANG || '') ? ko : en;

function extract(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      entry: { type: 'string' },
      out: { type: 'string' },
      tsconfig: { type: 'string' },
      check: { type: 'boolean', default: false },
      'require-descriptions': { type: 'boolean', default: false },
      against: { type: 'string' },
      differences: { type: 'string' },
      facts: { type: 'boolean', default: false },
    },
  });
  const { entry, out, tsconfig } = values;
  if (!entry || !out) {
    throw new Error(messages.usage);
  }
  const requireDescriptions = values['require-descriptions'];
  const published = values.against && readPublished(values.against, values.differences, messages);
  const read = extractApi(
    packageOptions({
      entry,
      requireDescriptions,
      messages,
      ...(tsconfig && { tsconfig }),
      ...(published && { published }),
    }),
  );
  const { problems } = read;
  const api = values.facts ? stripDocs(read.api) : read.api;
  throwProblems(problems, messages);
  const count = api.entries.length;
  if (values.check) {
    const updateCommand = ['api-docs extract', ...args.filter((arg) => arg !== '--check')].join(
      ' ',
    );
    throwProblems(checkDrift({ file: out, updateCommand, messages }, api), messages);
    console.log(messages.upToDate(count));
  } else {
    console.log(messages.written(count, writeApiFile(out, api)));
  }
}

function markdown(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { api: { type: 'string' }, of: { type: 'string' } },
  });
  if (!values.api) {
    throw new Error(messages.usage);
  }
  const api = readApiFile({ file: values.api, messages });
  const names = values.of
    ? values.of.split(',')
    : api.entries.filter(({ exported, internal }) => exported && !internal).map(({ name }) => name);
  console.log(names.map((name) => entryToMarkdown(api, name, messages.text)).join('\n\n'));
}

/**
 * Runs the command line tool.
 * @param args command line arguments after the name of the program
 * @returns exit code; errors are printed to stderr
 */
export function runCli([command, ...args]: readonly string[]): number {
  try {
    const run = { extract, markdown }[command ?? ''];
    if (!run) {
      throw new Error(messages.usage);
    }
    run(args);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
