import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildHistory } from '../history/index.ts';
import { entryToMarkdown } from '../shared/toMarkdown.ts';
import { checkDrift, readApiFile, writeApiFile } from './check/apiFile.ts';
import { throwProblems } from './check/problems.ts';
import { readPublished, stripDocs } from './check/publishedApi.ts';
import { extractApi } from './extract/extractApi.ts';
import { historyText, staleLines } from './history/historyFile.ts';
import { readVersionApis } from './history/readVersionApis.ts';
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

function history(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: {
      repository: { type: 'string' },
      entry: { type: 'string' },
      out: { type: 'string' },
      work: { type: 'string', default: '.cache/api-history' },
      check: { type: 'boolean', default: false },
    },
  });
  const { repository, entry, out, work } = values;
  if (!repository || !entry || !out) {
    throw new Error(messages.usage);
  }
  const read = readVersionApis({ repository, entry, work: resolve(work) });
  for (const { version, problem } of read) {
    if (problem) {
      console.error(messages.unreadVersion(version, problem));
    }
  }
  const made = buildHistory(read);
  const command = ['api-docs history', ...args.filter((arg) => arg !== '--check')].join(' ');
  const stale = values.check ? staleLines(out, made) : [];
  if (stale.length > 0) {
    throw new Error(messages.staleHistory(stale, command));
  }
  const count = Object.keys(made.entries).length;
  if (values.check) {
    console.log(messages.upToDate(count));
  } else {
    writeFileSync(out, historyText(made));
    console.log(messages.historyWritten(made.versions.length, count));
  }
}

/**
 * Runs the command line tool.
 * @param args command line arguments after the name of the program
 * @returns exit code; errors are printed to stderr
 */
export function runCli([command, ...args]: readonly string[]): number {
  try {
    const run = { extract, markdown, history }[command ?? ''];
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
