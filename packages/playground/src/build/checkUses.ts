import { type Settings, shownFolder, type Use } from './options.ts';
import type { Problem } from './problems.ts';
import type { ExampleFolder } from './readExamples.ts';

/** Names of examples of the same component; all names when there are none. */
function sameComponentFirst(name: string, known: readonly string[]): readonly string[] {
  const owner = name.split('.')[0];
  const same = known.filter((candidate) => candidate.split('.')[0] === owner);
  return same.length > 0 ? same : known;
}

/** Finds names on pages that have no file. */
function findUnknown(
  { examples, snippets }: ExampleFolder,
  uses: readonly Use[],
  settings: Settings,
): Problem[] {
  const { unknownExample, unknownSnippet } = settings.messages;
  const folder = shownFolder(settings);
  return uses.flatMap(({ kind, name, file, line }) => {
    const isExample = kind === 'example';
    const known = isExample ? examples : snippets;
    if (known.has(name)) {
      return [];
    }
    const toAdvice = isExample ? unknownExample : unknownSnippet;
    const path = `${folder}/${isExample ? '' : 'snippets/'}${name}.tsx`;
    return [{ file, line, ...toAdvice(name, path, sameComponentFirst(name, [...known.keys()])) }];
  });
}

/** Finds files that no page shows. */
function findUnshown(
  { examples, snippets }: ExampleFolder,
  uses: readonly Use[],
  settings: Settings,
): Problem[] {
  const folder = shownFolder(settings);
  const { unshownExample, unshownSnippet } = settings.messages;
  const shown = new Set(uses.map((use) => `${use.kind}:${use.name}`));
  return [
    ...[...examples.keys()]
      .filter((name) => !shown.has(`example:${name}`))
      .map((name) => ({ file: `${folder}/${name}.tsx`, line: 1, ...unshownExample(name) })),
    ...[...snippets.values()]
      .filter(({ name }) => !shown.has(`snippet:${name}`))
      .map(({ name, language }) => ({
        file: `${folder}/snippets/${name}.${language}`,
        line: 1,
        ...unshownSnippet(name),
      })),
  ];
}

/** Finds examples that pages show and that have no file, and files that no page shows. */
export function checkUses(found: ExampleFolder, settings: Settings): Problem[] {
  const uses = settings.uses();
  return uses ? [...findUnknown(found, uses, settings), ...findUnshown(found, uses, settings)] : [];
}
