import type { Symbol as TsSymbol } from 'typescript/unstable/sync';
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
const asCode = (text: string) => text.replace(/^`([^`]*)`$/, '$1').trim();

function numberOf(text: string | undefined): number | undefined {
  return text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** Reads the JSDoc of a symbol; without a comment, texts are empty. */
export function readDoc({ checker }: Source, symbol: TsSymbol): Doc {
  const tags = checker.getJsDocTagsOfSymbol(symbol);
  const tag = (name: string) => tags.find((one) => one.name === name);
  const code = tag('default') ?? tag('defaultValue');
  const deprecated = tag('deprecated');
  const min = numberOf(tag('minimum')?.text);
  const max = numberOf(tag('maximum')?.text);
  const params = tags
    .filter(({ name }) => name === 'param')
    .map(({ text }) => /^(\S+)\s*(?:-\s*)?([\s\S]*)$/.exec(trimmed(text)))
    .map((match) => [match?.[1] ?? '', trimmed(match?.[2])] as const);
  return {
    description: trimmed(checker.getDocumentationCommentOfSymbol(symbol)),
    ...(deprecated && { deprecated: trimmed(deprecated.text) }),
    ...(code && { default: asCode(trimmed(code.text)) }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    internal: tag('internal') !== undefined,
    returns: trimmed((tag('returns') ?? tag('return'))?.text),
    params: new Map(params),
  };
}
