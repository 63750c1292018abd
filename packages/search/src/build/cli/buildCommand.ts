import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSettingsProblem } from '../../shared/findSettingsProblem.ts';
import { joinPath } from '../address.ts';
import {
  INDEX_FOLDER,
  IndexTooLarge,
  MAX_EMBEDDED_LETTERS,
  MAX_PAGES,
  writeIndex,
} from '../indexFolder.ts';
import { injectSearch, PageIsTaken } from '../inject/injectSearch.ts';
import { type CliContext, CliError } from './context.ts';
import { readArguments } from './readArguments.ts';
import { folderOf, pagesOf, readSite } from './readSite.ts';
import { readSynonymsFile } from './readSynonymsFile.ts';

const OPTIONS = {
  base: { type: 'string', default: '/' },
  out: { type: 'string', default: INDEX_FOLDER },
  page: { type: 'string', default: 'search/' },
  settings: { type: 'string' },
  synonyms: { type: 'string' },
  category: { type: 'string' },
  inject: { type: 'boolean', default: false },
  'articles-only': { type: 'boolean', default: false },
} as const;

async function readSettings(file: string | undefined, { text }: CliContext): Promise<object> {
  if (!file) {
    return {};
  }
  let settings: unknown;
  try {
    settings = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError(text.badSettings(file, (error as Error).message));
  }
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) {
    throw new CliError(text.badSettings(file, '{ … }'));
  }
  const problem = findSettingsProblem({ ...settings });
  if (problem) {
    throw new CliError(text.badSettings(file, problem));
  }
  return settings;
}

/** Translates errors that the user can mend. */
function explain(error: unknown, { text }: CliContext): unknown {
  if (error instanceof IndexTooLarge) {
    return new CliError(text.tooLarge(error.pages, MAX_PAGES));
  }
  return error instanceof PageIsTaken ? new CliError(text.pageIsTaken(error.file)) : error;
}

/** `zs-search build`: index, and with --inject the search itself, for a folder of HTML. */
export async function buildCommand(args: readonly string[], context: CliContext): Promise<void> {
  const { text, print } = context;
  const { values, positionals } = readArguments('build', args, OPTIONS, context);
  const folder = folderOf('build', positionals, context);
  const base = joinPath('/', values.base, '/');
  const settings = await readSettings(values.settings, context);
  const synonyms = await readSynonymsFile(values.synonyms, context);
  const { category } = values;
  const lost: string[] = [];
  const records = await readSite(
    folder,
    {
      base,
      articlesOnly: values['articles-only'],
      onLostHeading: (heading) => lost.push(heading),
      ...(category !== undefined && { category }),
    },
    context,
  );
  try {
    const { letters } = await writeIndex(records, join(folder, values.out), { synonyms });
    const sections = records.filter((record) => record.type !== 'content').length;
    print(text.built(pagesOf(records), sections, join(folder, values.out)));
    if (lost.length > 0) {
      print(text.lostHeadings(lost.length, lost[0] ?? ''));
    }
    if (letters > MAX_EMBEDDED_LETTERS) {
      print(text.isLong(letters, MAX_EMBEDDED_LETTERS));
    }
    if (values.inject) {
      const { page, out } = values;
      const done = await injectSearch(folder, { base, page, out, settings, records });
      print(text.injected(done.pages));
      print(text.wroteSearchPage(done.searchPage));
    }
  } catch (error) {
    throw explain(error, context);
  }
}
