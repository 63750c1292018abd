import type { SearchRequest } from '../../shared/protocol.ts';

/** Queries that one body may hold. */
const MOST_REQUESTS = 50;
const STRINGS = ['snippetEllipsisText', 'highlightPreTag', 'highlightPostTag'] as const;
const NUMBERS = ['hitsPerPage', 'page'] as const;
const LISTS = ['attributesToRetrieve', 'attributesToSnippet'] as const;

/** What is wrong with a body, in the words of the response. */
export class BadRequest extends Error {}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Older clients send the parameters as one form-encoded string. */
function readParams(params: string): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, text] of new URLSearchParams(params)) {
    const isPlain = name === 'query' || STRINGS.some((one) => one === name);
    try {
      read[name] = isPlain ? text : JSON.parse(text);
    } catch {
      read[name] = text;
    }
  }
  return read;
}

function check(condition: boolean, name: string, wanted: string): void {
  if (!condition) {
    throw new BadRequest(`Invalid value for \`${name}\`, expected ${wanted}`);
  }
}

function readRequest(value: unknown): SearchRequest {
  if (!isObject(value)) {
    throw new BadRequest('Invalid value for `requests`, expected objects');
  }
  const given =
    typeof value.params === 'string' ? { ...value, ...readParams(value.params) } : value;
  const { indexName, query = '', facetFilters, clickAnalytics, type } = given;
  if (typeof indexName !== 'string' || !indexName) {
    throw new BadRequest('`indexName` is missing');
  }
  if (typeof query !== 'string') {
    throw new BadRequest('Invalid value for `query`, expected a string');
  }
  check(type === undefined || type === 'default', 'type', 'default');
  const request: SearchRequest = { indexName, query };
  for (const name of STRINGS) {
    const text = given[name];
    check(text === undefined || typeof text === 'string', name, 'a string');
    Object.assign(request, text === undefined ? {} : { [name]: text });
  }
  for (const name of NUMBERS) {
    const number = given[name];
    check(
      number === undefined || (Number.isInteger(number) && Number(number) >= 0),
      name,
      'a whole number from 0',
    );
    Object.assign(request, number === undefined ? {} : { [name]: number });
  }
  for (const name of LISTS) {
    const list = given[name];
    check(list === undefined || isStrings(list), name, 'a list of strings');
    Object.assign(request, list === undefined ? {} : { [name]: list });
  }
  if (facetFilters !== undefined) {
    const filters = typeof facetFilters === 'string' ? [facetFilters] : facetFilters;
    const isList =
      Array.isArray(filters) && filters.every((one) => typeof one === 'string' || isStrings(one));
    check(isList, 'facetFilters', 'a list of strings or of lists of strings');
    request.facetFilters = filters as NonNullable<SearchRequest['facetFilters']>;
  }
  check(
    clickAnalytics === undefined || typeof clickAnalytics === 'boolean',
    'clickAnalytics',
    'true or false',
  );
  return { ...request, clickAnalytics: clickAnalytics === true };
}

/** Reads the body of a queries call; throws BadRequest with the reason when it is not one. */
export function readRequests(body: string): SearchRequest[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new BadRequest('Invalid JSON in the request body');
  }
  if (!isObject(value) || !Array.isArray(value.requests)) {
    throw new BadRequest('`requests` is missing, expected a list');
  }
  if (value.requests.length === 0 || value.requests.length > MOST_REQUESTS) {
    throw new BadRequest(`\`requests\` must hold 1 to ${MOST_REQUESTS} queries`);
  }
  return value.requests.map(readRequest);
}
