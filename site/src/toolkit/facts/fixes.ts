import text from '@0610studio/zs-ui/facts/fixes.yml?raw';
import { z } from 'astro/zod';
import { load } from 'js-yaml';

const fixes = z
  .array(
    z.strictObject({
      of: z.array(z.string().min(1)).min(1),
      version: z.string(),
      instead: z.string().min(1),
      insteadEn: z.string().min(1),
    }),
  )
  .parse(load(text));

/** What to do instead of something, since the version that removed or changed it. */
export interface Fix {
  version: string;
  /** In Korean. */
  instead: string;
}

/** Fixes by name or member: `ThrottleButton`, `ZSContainer.edges`. */
export const fixByName: Readonly<Record<string, Fix>> = Object.fromEntries(
  fixes.flatMap(({ of, version, instead }) => of.map((name) => [name, { version, instead }])),
);
