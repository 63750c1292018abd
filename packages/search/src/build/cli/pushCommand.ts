import { algoliasearch } from 'algoliasearch';
import { joinPath } from '../address.ts';
import { pushRecords } from '../server/push/pushRecords.ts';
import { type CliContext, CliError } from './context.ts';
import { readArguments } from './readArguments.ts';
import { folderOf, pagesOf, readSite } from './readSite.ts';
import { readSynonymsFile } from './readSynonymsFile.ts';

const OPTIONS = {
  app: { type: 'string' },
  index: { type: 'string' },
  base: { type: 'string', default: '/' },
  category: { type: 'string' },
  synonyms: { type: 'string' },
  'articles-only': { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

function required(value: string | undefined, message: string): string {
  if (!value) {
    throw new CliError(message);
  }
  return value;
}

/** `zs-search push`: sends the records of a built site to the hosted provider. */
export async function pushCommand(args: readonly string[], context: CliContext): Promise<void> {
  const { text, print, env } = context;
  const { values, positionals } = readArguments('push', args, OPTIONS, context);
  const folder = folderOf('push', positionals, context);
  const indexName = required(
    values.index ?? env.ALGOLIA_INDEX,
    text.missing('indexName', '--index / ALGOLIA_INDEX'),
  );
  const lost: string[] = [];
  const options = {
    base: joinPath('/', values.base, '/'),
    articlesOnly: values['articles-only'],
    onLostHeading: (heading: string) => lost.push(heading),
    ...(values.category !== undefined && { category: values.category }),
  };
  const synonyms = await readSynonymsFile(values.synonyms, context);
  const records = await readSite(folder, options, context);
  print(text.madeRecords(records.length, pagesOf(records), indexName));
  if (lost.length > 0) {
    print(text.lostHeadings(lost.length, lost[0] ?? ''));
  }
  if (values['dry-run']) {
    print(text.dryRun);
    return;
  }
  const app = required(
    values.app ?? env.ALGOLIA_APP_ID,
    text.missing('appId', '--app / ALGOLIA_APP_ID'),
  );
  const key = required(env.ALGOLIA_ADMIN_KEY, text.missingKey);
  try {
    await pushRecords(algoliasearch(app, key), records, {
      indexName,
      synonyms,
      onProgress: (sent, all) => print(text.sent(sent, all)),
    });
  } catch (error) {
    throw new CliError(text.pushFailed((error as Error).message));
  }
  print(text.pushed(indexName));
}
