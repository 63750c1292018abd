import { z } from 'zod';
import { text, version } from './schemas.ts';

const several = z.union([text, z.array(text).min(1)]);
const pair = z.tuple([text, text]);
const range = z.tuple([version, version]);

/** Where the source holds a number. */
export const numberPlace = z.strictObject({
  source: text.optional(),
  name: several.optional(),
  find: several.optional(),
  as: z.enum(['seconds', 'sum', 'inverse']).optional(),
  contrast: pair.optional(),
  mode: z.enum(['light', 'dark']).optional(),
  mains: range.optional(),
  released: version.optional(),
  version: version.optional(),
});

const number = numberPlace.extend({
  /** Phrases that state the numbers, by the page or file of notes that has them. */
  says: z.record(text, several),
});

/** Numbers that pages and notes state. The head of numbers.yml describes the fields. */
export const numbers = z.strictObject({
  numbers: z.array(number),
  elsewhere: z.array(z.strictObject({ why: text, says: z.array(text) })),
});
