import { isSameFact } from './isSameFact.ts';
import type { FactChange, Life } from './model.ts';

/** Versions that follow each other, and the one after them, if there is one. */
export interface Span {
  versions: readonly string[];
  next?: string | undefined;
}

/** The facts of the next version, in the letters of the one before where they say the same. */
function settle<Facts extends object>(before: Facts, after: Facts): Facts {
  const entries = Object.entries(after).map(([key, value]) => {
    const old = (before as Record<string, unknown>)[key];
    return [key, isSameFact(old, value) ? old : value];
  });
  return Object.fromEntries(entries) as Facts;
}

function changeOf<Facts extends object>(
  version: string,
  before: Facts,
  after: Facts,
): FactChange<Facts> | undefined {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Facts>;
  const changed = [...keys].filter((key) => before[key] !== after[key]);
  return changed.length === 0
    ? undefined
    : ({
        version,
        ...Object.fromEntries(changed.map((key) => [key, after[key] ?? null])),
      } as FactChange<Facts>);
}

/** A life while it is recorded, with the facts of its last version. */
interface Open<Facts> {
  span: string[];
  first: Facts;
  last: Facts;
  changes: FactChange<Facts>[];
}

function close<Facts>(
  { span, first, changes }: Open<Facts>,
  whole: Span,
  until: string | undefined,
): { life: Life<Facts>; span: Span } {
  const [since] = span;
  return {
    life: {
      ...(since !== undefined && since !== whole.versions[0] && { since }),
      ...(until !== undefined && until !== whole.next && { until }),
      facts: first,
      ...(changes.length > 0 && { changes }),
    },
    span: { versions: span, next: until },
  };
}

/**
 * Records the lives of one thing from its facts in each version.
 * @param factsIn its facts in a version; undefined where it is missing
 */
export function recordLives<Facts extends object>(
  whole: Span,
  factsIn: (version: string) => Facts | undefined,
): { life: Life<Facts>; span: Span }[] {
  const lives: { life: Life<Facts>; span: Span }[] = [];
  let open: Open<Facts> | undefined;
  for (const version of whole.versions) {
    const facts = factsIn(version);
    if (!facts) {
      lives.push(...(open ? [close(open, whole, version)] : []));
      open = undefined;
    } else if (open) {
      const last = settle(open.last, facts);
      const change = changeOf(version, open.last, last);
      open = {
        ...open,
        span: [...open.span, version],
        last,
        changes: [...open.changes, ...(change ? [change] : [])],
      };
    } else {
      open = { span: [version], first: facts, last: facts, changes: [] };
    }
  }
  return [...lives, ...(open ? [close(open, whole, whole.next)] : [])];
}
