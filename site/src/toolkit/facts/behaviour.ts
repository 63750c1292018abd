import { z } from 'astro/zod';
import { load } from 'js-yaml';

const note = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  of: z.string().min(1),
  topic: z.literal('accessibility').optional(),
  does: z.string().min(1),
  remedy: z.string().min(1).optional(),
  example: z.string().optional(),
  fixedIn: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .optional(),
  source: z.string().min(1),
});

/** A note on how the published version behaves. The head of behaviour.yml describes the fields. */
export type BehaviourNote = z.infer<typeof note>;

/**
 * Parses the notes on the published version.
 * @param text the YAML text
 * @param file its name, for errors
 * @throws Error with the entry and field of each mistake
 */
export function parseBehaviour(text: string, file: string): BehaviourNote[] {
  const parsed = z.array(note).safeParse(load(text));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}: ${message}`,
    );
    throw new Error(
      `${file}: 기록을 읽을 수 없습니다. 모든 항목에 id, of, does, source가 있어야 하며 알 수 없는 이름은 사용할 수 없습니다.\n${problems.join('\n')}`,
    );
  }
  const ids = parsed.data.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) {
    throw new Error(`${file}: id "${twice}"이(가) 중복됩니다. 하나를 다른 이름으로 변경하세요.`);
  }
  return parsed.data;
}
