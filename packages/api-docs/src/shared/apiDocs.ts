import type { Api, ApiLiteral, Lifespan, SourcePlace } from './model.ts';

/** Settings shared by all tables: a site creates one object and passes it to each. */
export interface ApiDocs {
  api: Api;
  /** URL of a line of the source code; without it tables link to no source. */
  sourceUrl?: (place: SourcePlace) => string;
  /** First version with a name, or a member of it, and the first without, where they are worth telling. */
  lifespanOf?: (name: string, member?: string) => Lifespan | undefined;
  /** CSS colour for a value of a type whose values are colour names. */
  colorOf?: (type: string, value: ApiLiteral) => string | undefined;
}
