import type { z } from 'astro/zod';
import { bare, objectsOf, typeText } from './schemaParts.ts';
import { type SiteConfig, settingsSchema } from './settingsSchema.ts';

/** Settings that a variable of the environment changes by itself. */
const variables: Readonly<Record<string, string>> = { url: 'SITE_URL', base: 'SITE_BASE' };

const cell = (text: string) => text.replaceAll('|', '\\|');

/** One setting and, indented below it, what it holds. */
function rows(name: string, schema: z.ZodType, value: unknown): string[] {
  const description = schema.description ?? bare(schema).description ?? '';
  const isObject = typeof value === 'object' && value !== null;
  const own = [
    `\`${name}\``,
    `\`${cell(typeText(schema))}\``,
    isObject ? '' : `\`${cell(JSON.stringify(value) ?? 'none')}\``,
    cell(variables[name] ? `${description} Also \`${variables[name]}\`.` : description),
  ];
  const fields = new Map<string, { schema: z.ZodType; notes: string[] }>();
  for (const object of objectsOf(schema)) {
    for (const [key, field] of Object.entries(object)) {
      const known = fields.get(key);
      const note = `${typeText(field)}: ${field.description ?? ''}`;
      fields.set(key, { schema: field, notes: [...(known?.notes ?? []), note] });
    }
  }
  const inner = [...fields].flatMap(([key, { schema: field, notes }]) => {
    const within = isObject ? (value as Record<string, unknown>)[key] : undefined;
    return notes.length > 1
      ? [`| \`${name}.${key}\` | | \`${JSON.stringify(within)}\` | ${cell(notes.join(' '))} |`]
      : rows(`${name}.${key}`, field, within);
  });
  return [`| ${own.join(' | ')} |`, ...inner];
}

/**
 * The settings of the site as a table in Markdown: what they are, what they are set to, what they
 * change.
 * @param config what site.config.ts sets
 */
export function settingsTable(config: SiteConfig): string {
  return [
    '| Setting | May be | Set to | What it changes |',
    '| --- | --- | --- | --- |',
    ...Object.entries(settingsSchema.shape).flatMap(([name, schema]) =>
      rows(name, schema, config[name as keyof SiteConfig]),
    ),
  ].join('\n');
}
