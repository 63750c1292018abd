import type { Api, SourcePlace } from './model.ts';
import { englishTableText, type TableText } from './tableText.ts';

/** What every table needs; a site makes one and hands it to each. */
export interface ApiDocs {
  api: Api;
  /** Words; English when not given. */
  text?: TableText;
  /** Address of a line of the source, when the source is public. */
  sourceUrl?: (place: SourcePlace) => string;
}

/** The words of the tables. */
export function textOf({ text }: ApiDocs): TableText {
  return text ?? englishTableText;
}
