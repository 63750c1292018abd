import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { FLOOR } from '../../../site/src/build/floor.ts';

/** 20 MB of JSON: read by Node, since Vite takes minutes to make a module of it. */
export const bcd: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Names and versions of the oldest supported browsers. */
const oldest = FLOOR.map((target): [BrowserName, number] => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return [name === 'ios' ? 'safari_ios' : (name as BrowserName), Number(version)];
});

/** Version of a browser that has a feature without a flag or a prefix; undefined where none has. */
function versionOf(known: CompatStatement['support'][BrowserName]): number | undefined {
  const statements = (Array.isArray(known) ? known : [known]) as (
    | SimpleSupportStatement
    | undefined
  )[];
  const versions = statements
    .filter(
      (one) => one && !(one.version_removed || one.flags || one.prefix || one.alternative_name),
    )
    .map((one) => one?.version_added)
    .filter((added) => typeof added === 'string')
    .map((added) => (added === 'preview' ? Infinity : Number.parseFloat(added.replace('≤', ''))));
  return versions.length > 0 ? Math.min(...versions) : undefined;
}

/**
 * Whether one of the browsers got a feature after its oldest supported version. What a browser never
 * got, such as cursors on an iPhone, is no matter of age.
 */
export const isNewer = ({ support }: CompatStatement): boolean =>
  oldest.some(([browser, version]) => (versionOf(support[browser]) ?? 0) > version);

/** Whether all of the oldest supported browsers have a feature. */
export const isInAll = ({ support }: CompatStatement): boolean =>
  oldest.every(([browser, version]) => (versionOf(support[browser]) ?? Infinity) <= version);

/** A feature by the keys that lead to it. */
export function featureAt(...keys: string[]): CompatStatement | undefined {
  let at: Identifier | undefined = bcd as unknown as Identifier;
  for (const key of keys) {
    at = at && Object.hasOwn(at, key) ? (at[key] as Identifier) : undefined;
  }
  return at?.__compat;
}

/** Name of a feature if it is newer than the oldest browsers. */
export function newer(...keys: string[]): string[] {
  const feature = featureAt(...keys);
  return feature && isNewer(feature) ? [keys.join('.')] : [];
}

/** All that a tree of features holds, by key: `light-dark` stands below `color`. */
export function byKey(tree: Identifier, path: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const visit = (at: Identifier, trail: string) => {
    for (const [key, value] of Object.entries(at)) {
      if (key !== '__compat') {
        found.set(key, [...(found.get(key) ?? []), `${trail}.${key}`]);
        visit(value as Identifier, `${trail}.${key}`);
      }
    }
  };
  visit(tree, path);
  return found;
}
