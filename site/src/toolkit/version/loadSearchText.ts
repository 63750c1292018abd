import type { SearchPlace } from '@zs-docs/search';
import { storage } from '../../client/storage.ts';
import { searchText } from '../../text/search.ts';
import { MY_VERSION_KEY } from './myVersionKey.ts';
import type { VersionFile } from './versionFile.ts';

let loading: Promise<void> | undefined;
let lacks: ((version: string, url: string) => boolean) | undefined;

/** Loads the facts about versions, for a reader who has chosen one. Without them hits have no remarks. */
async function loadLacks(): Promise<void> {
  try {
    const [{ lacksTarget }, { loadJson }] = await Promise.all([
      import('./lacksTarget.ts'),
      import('./loadJson.ts'),
    ]);
    const file = await loadJson<VersionFile>('versions.json');
    lacks = (version, url) => lacksTarget(file, version, url);
  } catch (error) {
    // Asked again by the next hit: a line that was lost may be back.
    loading = undefined;
    console.error(error);
  }
}

/** Says of a hit that the reader's version lacks it. */
function remark({ url }: SearchPlace): string | null {
  const version = storage.get(MY_VERSION_KEY);
  if (version) {
    // Chosen since the strings were loaded: known from the next answer on.
    loading ??= loadLacks();
  }
  return version && lacks?.(version, url) ? searchText.lackedBy(version) : null;
}

/** Strings of the search, with remarks for the version that the reader has chosen. */
export async function loadSearchText() {
  if (storage.get(MY_VERSION_KEY)) {
    loading ??= loadLacks();
    await loading;
  }
  return { ...searchText, remark };
}
