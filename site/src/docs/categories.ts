import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { load } from 'js-yaml';
import type { Category } from './sidebar.ts';

const schema = z.array(
  z.strictObject({
    path: z.string().min(1),
    label: z.string().min(1),
    position: z.number(),
    description: z.string().min(1),
  }),
);

/**
 * Reads the groups of the sidebar.
 * @param file path of categories.yml
 * @throws with the file, the entry and the field that is wrong
 */
export function readCategories(file: string): Category[] {
  const parsed = schema.safeParse(load(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const problems = parsed.error.issues
      .map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
      .join('\n');
    throw new Error(
      `${file}: 묶음을 읽을 수 없습니다. 항목마다 path, label, position(숫자), description이 있어야 합니다.\n${problems}`,
    );
  }
  return parsed.data;
}
