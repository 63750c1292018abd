import { packRecords } from '../src/shared/columns.ts';
import { createEngine, type Engine } from '../src/shared/engine.ts';
import type { SearchRecord } from '../src/shared/protocol.ts';

/** Takes DocSearch records, returns the files that a browser would fetch. */
export function build(records: readonly SearchRecord[]): Record<string, string> {
  const { headings, text } = packRecords(records);
  return { 'headings.json': JSON.stringify(headings), 'text.json': JSON.stringify(text) };
}

/** Takes those files as strings or bytes, returns the engine over them. */
export function open(files: Record<string, string | Uint8Array>): Engine {
  const read = (name: string) => JSON.parse(String(Buffer.from(files[name] ?? '')));
  return createEngine({ headings: read('headings.json'), text: read('text.json') });
}
