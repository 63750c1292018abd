import { hierarchyOf, LEVELS, type RecordType } from '../../shared/records.ts';
import type { SearchPlace } from '../../shared/searchClient.ts';

const TYPES: readonly string[] = ['content', ...LEVELS.slice(1)];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `URL.parse`, which Chrome has since 126 and Safari since 18. Null for what is no address. */
function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The address, unless it has another scheme than http(s), such as `javascript:`. */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string') {
    return null;
  }
  const { protocol } = parseUrl(value, location.href) ?? {};
  return protocol === 'https:' || protocol === 'http:' ? value : null;
}

/** Validates a stored place; null for anything else. */
export function readPlace(value: unknown): SearchPlace | null {
  if (!isObject(value) || !isObject(value.hierarchy) || !TYPES.includes(String(value.type))) {
    return null;
  }
  const url = safeUrl(value.url);
  if (url === null || typeof value.objectID !== 'string') {
    return null;
  }
  const given = value.hierarchy;
  return {
    objectID: value.objectID,
    url,
    type: value.type as RecordType,
    content: typeof value.content === 'string' ? value.content : null,
    hierarchy: hierarchyOf(
      LEVELS.map((level) => (typeof given[level] === 'string' ? given[level] : undefined)),
    ),
  };
}
