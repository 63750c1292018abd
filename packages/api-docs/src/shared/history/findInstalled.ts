import { compareVersions, satisfies } from 'compare-versions';

/** What a pasted text says of the version of a package. */
export interface Installed {
  /** As written: `^0.13.2`. */
  spec: string;
  /** The newest known version that fits; undefined when none does. */
  version: string | undefined;
}

/** Length of the text behind a name in which its version is looked for: that of a lockfile is some lines below. */
const REACH = 160;
/** The installed version, which lockfiles of npm, yarn and pnpm name so. */
const LOCKED = /^[^}]*?\bversion["']?:?\s*["']?(\d+\.\d+\.\d+)/;
/** A range beside the name: `": "^0.13.2"`, `@0.13.2`, ` 0.13`. */
const BESIDE = /^["']?[\s:@]*["']?([~^]|[<>]=?\s*)?(\d+(?:\.(?:\d+|x))*|latest|\*)/;
/** A text that is nothing but a version. */
const ALONE = /^\s*v?([~^]?\d+(?:\.\d+){0,2})\s*$/;

function isWithin(version: string, spec: string): boolean {
  const isPartial = /^\d+(\.\d+)?$/.test(spec);
  return spec === 'latest' || spec === '*' || satisfies(version, isPartial ? `~${spec}` : spec);
}

function specsIn(text: string, name: string): string[] {
  const behind = text.split(name).slice(1);
  const found = (pattern: RegExp) =>
    behind.flatMap((rest) => {
      const match = pattern.exec(rest.slice(0, REACH));
      return match ? [match.slice(1).join('').replace(/\s/g, '')] : [];
    });
  return [...found(LOCKED), ...found(BESIDE)];
}

/**
 * Finds the version of a package in what a developer pastes: a `package.json` or lines of it, a
 * lockfile, the output of `npm ls`, or a version alone. What a lockfile says goes before a range.
 * @param versions all known versions
 * @returns undefined when the text does not name the package
 * @example findInstalled('"zs-ui": "^0.13.2"', 'zs-ui', ['0.13.2', '0.13.12', '0.14.0']) // { spec: '^0.13.2', version: '0.13.12' }
 * findInstalled('0.13', 'zs-ui', ['0.13.2', '0.13.12', '0.14.0']) // { spec: '0.13', version: '0.13.12' }
 * findInstalled('"react": "19.0.0"', 'zs-ui', ['0.13.2']) // undefined
 */
export function findInstalled(
  text: string,
  name: string,
  versions: readonly string[],
): Installed | undefined {
  const spec = ALONE.exec(text)?.[1] ?? specsIn(text, name)[0];
  if (spec === undefined) {
    return undefined;
  }
  const newestFirst = [...versions].sort(compareVersions).reverse();
  return { spec, version: newestFirst.find((version) => isWithin(version, spec)) };
}
