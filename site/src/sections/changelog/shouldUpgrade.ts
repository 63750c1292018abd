import { book, FIRST_READ } from '@0610studio/zs-ui/facts';
import { factsText } from '../../text/facts.ts';
import { type Release, releases } from '../../toolkit/facts/releases.ts';

const text = factsText.changelog.shouldUpgrade;

const BREAKING = '호환되지 않는 변경';
const firstRead = releases.findIndex(({ version }) => version === FIRST_READ);

/** SDK that a raised range of `expo` asks for: `56` of `>=56.0.0`. */
const raisedSdk = ({ peers }: Release) =>
  peers.flatMap(([name, range]) => (name === 'expo' && range?.match(/\d+/)?.[0]) || [])[0];

/** What of an app to look at: the components that the changes name, else any code. */
function touches(changes: Release['changes']): string {
  const names = [...new Set(changes.flatMap((change) => change.match(/`[A-Za-z]\w*`/g) ?? []))];
  const components = names.filter((name) => /^`[A-Z]/.test(name));
  const shown = components.length > 0 ? components : names;
  return shown.length > 0 ? text.touches(shown.join(', ')) : '';
}

/**
 * Answers in one sentence whether to upgrade to a version, by what the book of facts knows of it; undefined for
 * versions before 0.12.2.
 */
export function shouldUpgrade(release: Release): string | undefined {
  if (releases.indexOf(release) > firstRead) {
    return undefined;
  }
  const { version, changes, peers, added, removed } = release;
  const sdk = raisedSdk(release);
  const fixed = book.behaviours.filter(({ fixedIn }) => fixedIn === version);
  if (sdk) {
    return text.sdk(sdk);
  }
  if (removed.length > 0 || changes.some((change) => change.startsWith(BREAKING))) {
    return text.breaking;
  }
  if (fixed.length > 0) {
    return text.fixes([...new Set(fixed.map(({ of }) => of))].join(', ')) + touches(changes);
  }
  if (peers.length > 0) {
    return text.peers;
  }
  if (changes.length > 0) {
    return text.changes + touches(changes);
  }
  return added.length > 0 ? text.added : text.none;
}
