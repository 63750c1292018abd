import { z } from 'zod';
import { version } from './schemas.ts';

const literal = z.union([z.string(), z.number(), z.boolean()]);
const source = z.strictObject({ file: z.string(), line: z.number() });
const inherited = z.array(z.strictObject({ from: z.string(), count: z.number() }));

const member = z.strictObject({
  name: z.string(),
  type: z.string(),
  required: z.boolean(),
  description: z.string(),
  default: z.string().optional(),
  values: z.array(literal).optional(),
  source,
});

const base = {
  name: z.string(),
  description: z.string(),
  exported: z.boolean(),
  internal: z.boolean().optional(),
  source,
};
const members = z.array(member);
const signature = z.string();
const returns = z.strictObject({ type: z.string(), description: z.string() });

const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('component'),
    propsType: z.string().optional(),
    refType: z.string().optional(),
    members,
    inherited,
  }),
  z.strictObject({ ...base, kind: z.literal('interface'), members, inherited }),
  z.strictObject({ ...base, kind: z.literal('function'), signature, members, returns }),
  z.strictObject({ ...base, kind: z.literal('hook'), signature, members, returns }),
  z.strictObject({
    ...base,
    kind: z.literal('type'),
    type: z.string(),
    values: z.array(literal).optional(),
  }),
  z.strictObject({ ...base, kind: z.literal('constant'), type: z.string(), members }),
]);

/** The API of the published declarations, as `Api` of @zs-docs/api-docs describes it. */
export const publishedApi = z.strictObject({
  note: z.string(),
  package: z.string(),
  version,
  entries: z.array(entry).min(1),
});
