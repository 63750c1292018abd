import type { Api, ApiLiteral, SourcePlace } from './model.ts';
import { en } from './text/en.ts';
import type { ApiDocsText } from './text/text.ts';

/** What every table needs; a site makes one and hands it to each. */
export interface ApiDocs {
  api: Api;
  /** Words; English when not given. */
  text?: ApiDocsText;
  /** Address of a line of the source, when the source is public. */
  sourceUrl?: (place: SourcePlace) => string;
  /** CSS colour of a value of a type whose values name colours. */
  colorOf?: (type: string, value: ApiLiteral) => string | undefined;
}

/** The words of the tables. */
export function textOf({ text }: ApiDocs): ApiDocsText {
  return text ?? en;
}
