import { z } from 'zod';

/** A version of the toolkit: `1.2.3`. */
export const version = z.string().regex(/^\d+\.\d+\.\d+$/);

/** Text that is not empty. */
export const text = z.string().min(1);

/** The documented version, and how its pages install it. */
export const documented = z.strictObject({
  version,
  sdk: z.number(),
  template: text,
  defaults: z.record(text, text),
  requires: z.array(text).min(1),
});

/** A version of the published package, read from its Git history. */
const release = z.strictObject({
  version,
  /** Date of the commit that set the version: `2025-10-14`. */
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  /** Abbreviated hash of that commit. */
  commit: z.string().regex(/^[\da-f]{7,40}$/),
  /** Changed peer dependencies: the new range, or null if the peer was removed. */
  peers: z.record(z.string(), z.string().nullable()),
  /** Names that `src/index.ts` exports since this version. */
  added: z.array(z.string()),
  /** Names that it exports no longer. */
  removed: z.array(z.string()),
  /** Modules of `src` that changed since the previous version: `ZSText`, `theme`. */
  touched: z.array(z.string()),
});

/** All versions, oldest first. */
export const releases = z.array(release).min(1);

/** What changes for readers in each version, in Korean. */
export const changes = z.record(version, z.array(text));

const range = text;

/** Which version of the toolkit fits an Expo SDK, with the versions of other packages there. */
export const sdks = z.array(
  z.strictObject({
    sdk: z.number(),
    reactNative: text,
    zsUi: version,
    versions: z.record(z.string(), range),
    instead: z.record(z.string(), range).default({}),
  }),
);

/** What to do instead of what a version removed or changed. */
export const fixes = z.array(
  z.strictObject({
    of: z.array(text).min(1),
    version,
    instead: text,
  }),
);

/** Accepted differences of this API from the published one. */
export const differences = z.array(z.strictObject({ member: text, reason: text, note: text }));

/** What a name of another kit is called in the toolkit. */
export const otherKits = z.record(text, text);
