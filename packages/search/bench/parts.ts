// npm run bench:search:parts [-- --only typos]: what each list loses while a part of the engine is off.
// A part stays only if a list says so.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Question } from './real/readQueries.ts';

/** A function of the engine, and how its body begins while the part is off. */
type Part = [file: string, name: string, off: string];

const PARTS: Record<string, Part> = {
  'other layout': ['query/readQuery.ts', 'readQuery', 'return read(lexicon, text, budget);'],
  choseong: ['korean/hangul.ts', 'isChoseong', 'return false;'],
  segment: ['query/segment.ts', 'segment', 'return null;'],
  synonyms: ['query/otherReadings.ts', 'findSwaps', 'return [];'],
  names: [
    'rank/scoreNames.ts',
    'scoreNames',
    'return { points: new Map(), pages: new Map(), within: new Map() };',
  ],
  'pages named': ['rank/scoreNames.ts', 'pagesNamedIn', 'return new Map();'],
  'parts of names': ['rank/rankReading.ts', 'forgetParts', 'return;'],
  numbers: ['rank/findSections.ts', 'weighNumbers', 'return;'],
  'misspelt names': ['query/nearNames.ts', 'nearNames', 'return [];'],
  typos: ['query/fuzzy.ts', 'eachTypo', 'return;'],
  stemmer: ['korean/stems.ts', 'stem', 'return { key: toKeystrokes(word), length: word.length };'],
  'native verbs': ['korean/stems.ts', 'verbOf', "return '';"],
  'stop words': ['korean/stopwords.ts', 'isStopWord', 'return false;'],
  'known enough': ['query/knownWords.ts', 'isKnownEnough', 'return true;'],
  'unknown words': ['query/knownWords.ts', 'unknownWords', 'return [];'],
  condense: [
    'query/condenseByIndex.ts',
    'condenseByIndex',
    'return cutText(text, MAX_QUERY_LENGTH);',
  ],
  'copies demoted': ['rank/candidates.ts', 'demoteCopies', 'candidates.sort(byScore); return;'],
  'page sums': ['rank/rankReading.ts', 'scorePages', 'return inPage.map(() => 0);'],
  'sentences around': ['answer/answerUnits.ts', 'around', 'return [best];'],
};
/** What is measured without any part off, first. */
const ALL = 'all on';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: here('../../../site/dist') },
    base: { type: 'string', default: '/zs-ui/' },
    only: { type: 'string', multiple: true },
    measure: { type: 'string' },
  },
});

/** The source of a file with the part off; a part whose function is gone must leave the list. */
function switchOff(source: string, [file, name, off]: Part): string {
  const opening = new RegExp(
    `^(?:export function|function| {2,}function| {2}) ?${name}\\b[^]*?\\{$`,
    'm',
  );
  if (!opening.test(source)) {
    throw new Error(
      `No function ${name} in ${file}: mend the part in ${fileURLToPath(import.meta.url)}.`,
    );
  }
  return source.replace(opening, (start) => `${start}\n${off}`);
}

/** Prints what each list says while a part is off, in a process of its own: modules are loaded once. */
async function measure(name: string): Promise<void> {
  const part = PARTS[name];
  if (part) {
    const hooked = new URL(`../src/shared/${part[0]}`, import.meta.url).href;
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        return url === hooked
          ? { ...loaded, source: switchOff(String(loaded.source), part) }
          : loaded;
      },
    });
  }
  const { openDialog } = await import('./engines/dialog.ts');
  const { readSite } = await import('./lib/corpus.ts');
  const { judge, unansweredBy } = await import('./lib/judge.ts');
  const { readQueries } = await import('./real/readQueries.ts');
  const { records, synonyms } = await readSite(values.site, values.base);
  const dialog = await openDialog(records, { synonyms });
  const rows: Record<string, number> = {};
  for (const list of [
    'queries',
    'unseen',
    'fresh',
    'fresh-2',
    'logs',
    'strangers',
    'strangers-2',
  ]) {
    const queries = readQueries(here(`real/${list}.json`));
    const judged = judge(dialog, queries, values.base);
    const junk = queries.filter(({ answers }) => answers.length === 0);
    const denied = junk.filter(
      ({ query }) => dialog.isDenied(query) || !dialog.search(query).length,
    );
    rows[list] = judged.byClass.get('all')?.[0] ?? 0;
    rows.first = (rows.first ?? 0) + judged.first;
    rows.junk = (rows.junk ?? 0) + denied.length;
  }
  const questions: Question[] = JSON.parse(readFileSync(here('answers.json'), 'utf8'));
  rows.answers = questions.length - unansweredBy(dialog, questions).length;
  console.log(JSON.stringify(rows));
}

function measureApart(name: string): Record<string, number> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [here('parts.ts'), '--site', values.site, '--base', values.base, '--measure', name],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(`The search could not be measured without ${name}.\n${stderr}`);
  }
  return JSON.parse(stdout);
}

if (values.measure) {
  await measure(values.measure);
} else {
  const all = measureApart(ALL);
  console.log(
    `| off | ${Object.keys(all).join(' | ')} |\n|---|${'---|'.repeat(Object.keys(all).length)}`,
  );
  console.log(`| ${[ALL, ...Object.values(all)].join(' | ')} |`);
  for (const name of values.only ?? Object.keys(PARTS)) {
    const rows = Object.entries(measureApart(name)).map(
      ([list, right]) => right - (all[list] ?? 0),
    );
    console.log(
      `| ${[name, ...rows.map((change) => (change > 0 ? `+${change}` : change))].join(' | ')} |`,
    );
  }
}
