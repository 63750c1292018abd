import type { Fact } from '@0610studio/zs-ui/facts';
import type { Row } from './list.ts';
import type { Manifest, Side } from './readSide.ts';

type Documented = Fact<'documented.yml'>;

const DOCUMENTED = 'packages/toolkit/facts/documented.yml';

/** Peers that the install command does not name: the template has them. */
const OF_THE_TEMPLATE = new Set(['expo', 'react', 'react-native']);

/** The SDK that a range of `expo` begins with. */
export const sdkOf = (range = ''): number | undefined =>
  Number(/\d+/.exec(range)?.[0]) || undefined;

/** Fields of package.json that an app does not get, or that have rows of their own. */
const NOT_PUBLISHED = new Set([
  'version',
  'peerDependencies',
  'devDependencies',
  'scripts',
  'jest',
]);

/** Every value of an object by its path: `dependencies.color`. */
function valuesOf(value: unknown, path: string): [string, string][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => valuesOf(part, `${path}.${key}`))
    : [[path.slice(1), String(value)]];
}

function manifestRows(before: Manifest, after: Manifest): Row[] {
  const published = (manifest: Manifest) =>
    new Map(
      valuesOf(manifest, '').filter(([path]) => !NOT_PUBLISHED.has(path.split('.')[0] ?? '')),
    );
  const [old, now] = [published(before), published(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({
      place: 'package.json',
      what: `${path}: ${old.get(path) ?? 'none'} → ${now.get(path) ?? 'none'}`,
    }));
}

/** What another version, and other packages that it requires, mean for documented.yml. */
export function requirementRows(before: Side, after: Side, documented: Documented): Row[] {
  const peersOf = ({ manifest }: Side) => manifest.peerDependencies ?? {};
  const [old, now] = [peersOf(before), peersOf(after)];
  const peers = [...new Set([...Object.keys(old), ...Object.keys(now)])].sort();
  const changed = peers.filter((name) => old[name] !== now[name]);
  const required = Object.keys(now).filter((name) => !OF_THE_TEMPLATE.has(name));
  const sdk = sdkOf(now.expo);
  const row = (what: string): Row => ({ place: DOCUMENTED, what });
  return [
    ...(before.version === after.version
      ? []
      : [row(`version: ${before.version} → ${after.version}`)]),
    ...changed.map((name) => row(`peer ${name}: ${old[name] ?? 'none'} → ${now[name] ?? 'none'}`)),
    ...(sdk === undefined || sdk <= documented.sdk
      ? []
      : [row(`sdk: ${documented.sdk}, but expo ${now.expo}; template: default@sdk-${sdk}`)]),
    ...required
      .filter((name) => !documented.requires.includes(name))
      .map((name) => row(`requires lacks ${name}`)),
    ...documented.requires
      .filter((name) => !required.includes(name))
      .map((name) => row(`requires ${name}, which is no peer any more`)),
    ...manifestRows(before.manifest, after.manifest),
  ];
}
