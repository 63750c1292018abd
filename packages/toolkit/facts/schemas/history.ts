import { z } from 'zod';
import { version } from './schemas.ts';

const kind = z.enum(['component', 'function', 'hook', 'interface', 'type', 'constant']);
const yes = z.literal(true);

/** In which versions something exists; what `facts` says of it changes with `changes`, to null for what ends. */
const life = { since: version.optional(), until: version.optional() };

const member = z.strictObject({
  ...life,
  facts: z.strictObject({
    type: z.string(),
    optional: yes.optional(),
    default: z.string().optional(),
    deprecated: z.string().optional(),
  }),
  changes: z
    .array(
      z.strictObject({
        version,
        type: z.string().optional(),
        optional: yes.nullish(),
        default: z.string().nullish(),
        deprecated: z.string().nullish(),
      }),
    )
    .optional(),
});

const entry = z.strictObject({
  ...life,
  facts: z.strictObject({
    kind,
    type: z.string().optional(),
    ref: z.string().optional(),
    inherits: z.string().optional(),
    internal: yes.optional(),
    deprecated: z.string().optional(),
  }),
  changes: z
    .array(
      z.strictObject({
        version,
        kind: kind.optional(),
        type: z.string().nullish(),
        ref: z.string().nullish(),
        inherits: z.string().nullish(),
        internal: yes.nullish(),
        deprecated: z.string().nullish(),
      }),
    )
    .optional(),
  members: z.record(z.string(), z.array(member)).optional(),
});

const value = z.strictObject({
  ...life,
  facts: z.strictObject({ value: z.string() }),
  changes: z.array(z.strictObject({ version, value: z.string() })).optional(),
});

/** The API of all versions, as `ApiHistory` of @zs-docs/api-docs describes it. */
export const history = z.strictObject({
  note: z.string(),
  package: z.string(),
  /** Oldest first. */
  versions: z.array(version).min(1),
  unread: z.array(version).optional(),
  entries: z.record(z.string(), z.array(entry).min(1)),
  values: z.record(z.string(), z.array(value).min(1)).optional(),
  fits: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))).optional(),
});
