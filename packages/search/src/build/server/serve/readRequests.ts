import type { ProviderRequest } from '../../../shared/providerProtocol.ts';
import type { FacetFilters } from '../../../shared/searchClient.ts';

/** Limit of queries of a body. */
export const MAX_REQUESTS = 3;

const MAX_MARK_LETTERS = 100;
const MARK = `a string of at most ${MAX_MARK_LETTERS} letters`;

/** An invalid body; the message is that of the response. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

/** A request for an index that the server does not have. */
export class UnknownIndex extends Error {
  override name = 'UnknownIndex';
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isString = (value: unknown): value is string => typeof value === 'string';
/** Whether a tag or ellipsis is short enough: it is repeated at each match. */
const isMark = (value: unknown): value is string =>
  isString(value) && value.length <= MAX_MARK_LETTERS;
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isString);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isFacets = (value: unknown): value is FacetFilters =>
  Array.isArray(value) && value.every((one) => isString(one) || isStrings(one));

/** Parameters that are plain text in form encoding. */
const TEXTS = new Set(['query', 'snippetEllipsisText', 'highlightPreTag', 'highlightPostTag']);

/** Older clients send the parameters as one form-encoded string, most of them as JSON. */
function readParams(params: string): Json {
  const read = ([name, text]: [string, string]): [string, unknown] => {
    if (TEXTS.has(name)) {
      return [name, text];
    }
    try {
      return [name, JSON.parse(text)];
    } catch {
      // Not every client encodes strings as JSON.
      return [name, text];
    }
  };
  return Object.fromEntries([...new URLSearchParams(params)].map(read));
}

/**
 * Reads parameters of a request by name.
 * @throws BadRequest for an invalid one
 */
function reader(given: Json) {
  return <Value>(name: string, isFit: (value: unknown) => value is Value, wanted: string) => {
    const value = given[name];
    if (value !== undefined && !isFit(value)) {
      throw new BadRequest(`Invalid value for \`${name}\`, expected ${wanted}`);
    }
    return value as Value | undefined;
  };
}

/** Removes undefined properties. */
function compact<Value extends object>(value: Value): Value {
  const kept = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(kept) as Value;
}

function readRequest(value: unknown): ProviderRequest {
  if (!isObject(value)) {
    throw new BadRequest('Invalid value for `requests`, expected objects');
  }
  const given = isString(value.params) ? { ...value, ...readParams(value.params) } : value;
  const read = reader(given);
  const indexName = read('indexName', isString, 'a string');
  if (!indexName) {
    throw new BadRequest('`indexName` is missing');
  }
  read('type', (type): type is string => type === 'default', 'default');
  const facets = isString(given.facetFilters) ? [given.facetFilters] : given.facetFilters;
  return compact({
    indexName,
    query: read('query', isString, 'a string') ?? '',
    snippetEllipsisText: read('snippetEllipsisText', isMark, MARK),
    highlightPreTag: read('highlightPreTag', isMark, MARK),
    highlightPostTag: read('highlightPostTag', isMark, MARK),
    hitsPerPage: read('hitsPerPage', isCount, 'a whole number from 0'),
    page: read('page', isCount, 'a whole number from 0'),
    attributesToRetrieve: read('attributesToRetrieve', isStrings, 'a list of strings'),
    attributesToSnippet: read('attributesToSnippet', isStrings, 'a list of strings'),
    facetFilters: reader({ facetFilters: facets })(
      'facetFilters',
      isFacets,
      'a list of strings or of lists of strings',
    ),
    clickAnalytics: read('clickAnalytics', isBoolean, 'true or false') ?? false,
  }) as ProviderRequest;
}

/**
 * Parses the body of a queries call.
 * @param indexName the only index that may be asked; without it any name is one
 * @throws BadRequest with the reason when it is invalid; UnknownIndex when another index is asked
 * @example readRequests('{"requests":[{"indexName":"docs","query":"알림"}]}') // [{ indexName: 'docs', query: '알림', clickAnalytics: false }]
 */
export function readRequests(body: string, indexName?: string): ProviderRequest[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new BadRequest('Invalid JSON in the request body');
  }
  if (!isObject(value) || !Array.isArray(value.requests)) {
    throw new BadRequest('`requests` is missing, expected a list');
  }
  if (value.requests.length === 0 || value.requests.length > MAX_REQUESTS) {
    throw new BadRequest(`\`requests\` must hold 1 to ${MAX_REQUESTS} queries`);
  }
  const requests = value.requests.map(readRequest);
  const other = requests.find((request) => indexName && request.indexName !== indexName);
  if (other) {
    throw new UnknownIndex(`Index ${other.indexName} does not exist`);
  }
  return requests;
}
