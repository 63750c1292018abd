import { z } from 'astro/zod';

/** A schema without what says that it may be left out or null. */
export function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}

const fieldsOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** The objects that a schema allows: one, or each of a union. */
export function objectsOf(schema: z.ZodType): Record<string, z.ZodType>[] {
  const plain = bare(schema);
  return plain instanceof z.ZodUnion
    ? plain.options.map((option) => fieldsOf(option as z.ZodType))
    : [fieldsOf(plain)];
}

/** The schema at a path of names; nothing where it has none. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [name, ...rest] = path;
  if (name === undefined) {
    return schema;
  }
  const next = objectsOf(schema)
    .map((fields) => fields[String(name)])
    .find((field) => field !== undefined);
  return next && schemaAt(next, rest);
}

/** Values that a schema allows, where they can be counted. */
export function choicesOf(schema: z.ZodType): string[] {
  const plain = bare(schema);
  if (plain instanceof z.ZodEnum) {
    return plain.options.map(String);
  }
  return plain instanceof z.ZodLiteral ? [...plain.values].map(String) : [];
}

/** A schema in a few words, as one would write it: `'light' | 'dark'`, `text | null`. */
export function typeText(schema: z.ZodType): string {
  const choices = choicesOf(schema).map((choice) => `'${choice}'`);
  const plain = bare(schema);
  const own = choices.length > 0 ? choices.join(' | ') : wordFor(plain);
  return schema instanceof z.ZodNullable ? `${own} | null` : own;
}

function wordFor(schema: z.ZodType): string {
  if (schema instanceof z.ZodBoolean) {
    return 'true | false';
  }
  if (schema instanceof z.ZodNumber) {
    return 'number';
  }
  return schema instanceof z.ZodObject || schema instanceof z.ZodUnion ? 'object' : 'text';
}
