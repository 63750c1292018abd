import { z } from 'zod';
import { text, version } from './schemas.ts';

const behaviour = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  of: text,
  row: z
    .string()
    .regex(/^\w+\.\w+$/)
    .optional(),
  severe: z.literal(true).optional(),
  topic: z.literal('accessibility').optional(),
  does: text,
  remedy: text.optional(),
  example: z.string().optional(),
  since: version.optional(),
  fixedIn: version.optional(),
  source: z.union([text, z.array(text).min(1)]),
});

/** Notes on how versions behave. The head of behaviour.yml describes the fields. */
export const behaviours = z.array(behaviour).superRefine((notes, context) => {
  const ids = notes.map(({ id }) => id);
  const twice = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  if (twice >= 0) {
    context.addIssue({
      code: 'custom',
      path: [twice, 'id'],
      message: `"${ids[twice]}"이(가) 중복됩니다. 하나를 다른 이름으로 변경하세요.`,
    });
  }
});
