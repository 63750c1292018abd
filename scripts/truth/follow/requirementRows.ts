import type { Fact } from '@0610studio/zs-ui/facts';
import type { Row } from './list.ts';
import type { Side } from './readSide.ts';

type Documented = Fact<'documented.yml'>;

const DOCUMENTED = 'packages/toolkit/facts/documented.yml';

/** Peers that the install command does not name: the template has them. */
const OF_THE_TEMPLATE = new Set(['expo', 'react', 'react-native']);

/** The SDK that a range of `expo` begins with. */
const sdkOf = (range = ''): number | undefined => Number(/\d+/.exec(range)?.[0]) || undefined;

/** What another version, and other packages that it requires, mean for documented.yml. */
export function requirementRows(before: Side, after: Side, documented: Documented): Row[] {
  const names = [...new Set([...Object.keys(before.peers), ...Object.keys(after.peers)])].sort();
  const changed = names.filter((name) => before.peers[name] !== after.peers[name]);
  const required = Object.keys(after.peers).filter((name) => !OF_THE_TEMPLATE.has(name));
  const sdk = sdkOf(after.peers.expo);
  const row = (what: string): Row => ({ place: DOCUMENTED, what });
  return [
    ...(before.version === after.version
      ? []
      : [row(`version: ${before.version} → ${after.version}`)]),
    ...changed.map((name) =>
      row(`peer ${name}: ${before.peers[name] ?? 'none'} → ${after.peers[name] ?? 'none'}`),
    ),
    ...(sdk === undefined || sdk <= documented.sdk
      ? []
      : [
          row(`sdk: ${documented.sdk}, but expo ${after.peers.expo}; template: default@sdk-${sdk}`),
        ]),
    ...required
      .filter((name) => !documented.requires.includes(name))
      .map((name) => row(`requires lacks ${name}`)),
    ...documented.requires
      .filter((name) => !required.includes(name))
      .map((name) => row(`requires ${name}, which is no peer any more`)),
  ];
}
