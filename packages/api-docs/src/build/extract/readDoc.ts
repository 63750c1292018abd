import ts from 'typescript';
import type { Source } from './openSource.ts';

/** Content of a JSDoc comment. */
export interface Doc {
  description: string;
  deprecated?: string;
  /** Text of `@default`, as code. */
  default?: string;
  min?: number;
  max?: number;
  internal: boolean;
  returns: string;
  /** Descriptions of `@param`, by name. */
  params: ReadonlyMap<string, string>;
}

const trimmed = (text: string | undefined) => (text ?? '').trim();
const textOf = (tag: ts.JSDocTagInfo | undefined) => ts.displayPartsToString(tag?.text);
const asCode = (text: string) => text.replace(/^`([^`]*)`$/, '$1').trim();

function numberOf(text: string): number | undefined {
  return text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** Reads the JSDoc of a symbol; without a comment, texts are empty. */
export function readDoc({ checker }: Source, symbol: ts.Symbol): Doc {
  const tags = symbol.getJsDocTags(checker);
  const tag = (name: string) => tags.find((one) => one.name === name);
  const code = tag('default') ?? tag('defaultValue');
  const deprecated = tag('deprecated');
  const min = numberOf(textOf(tag('minimum')));
  const max = numberOf(textOf(tag('maximum')));
  const params = tags
    .filter(({ name }) => name === 'param')
    .map((param) => /^(\S+)\s*(?:-\s*)?([\s\S]*)$/.exec(trimmed(textOf(param))))
    .map((match) => [match?.[1] ?? '', trimmed(match?.[2])] as const);
  return {
    description: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    ...(deprecated && { deprecated: trimmed(textOf(deprecated)) }),
    ...(code && { default: asCode(trimmed(textOf(code))) }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    internal: tag('internal') !== undefined,
    returns: trimmed(textOf(tag('returns') ?? tag('return'))),
    params: new Map(params),
  };
}
