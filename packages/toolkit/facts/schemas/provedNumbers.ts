import { z } from 'zod';
import { numberPlace } from './numbers.ts';
import { version } from './schemas.ts';

/** What `npm run truth` found where numbers.yml points, in which version and commit. */
export const provedNumbers = z.strictObject({
  note: z.string(),
  numbers: z.array(
    z.strictObject({
      version,
      commit: z.string().regex(/^[\da-f]{7,40}$/),
      place: numberPlace,
      values: z.array(z.string()).min(1),
    }),
  ),
});
