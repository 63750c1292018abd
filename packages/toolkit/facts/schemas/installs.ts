import { z } from 'zod';
import { text, version } from './schemas.ts';

/** Installs that pages show, and their outcome. The head of installs.yml describes the fields. */
export const installs = z.array(
  z.strictObject({
    sdk: z.number(),
    template: text,
    version,
    packages: z.array(text).min(1),
    without: z.array(text).default([]),
    becomes: z.enum(['fits', 'conflict']),
  }),
);
