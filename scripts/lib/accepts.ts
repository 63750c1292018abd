/**
 * Reads the names of an Accept header with their weights, 0 to 1: `br;q=0.5` is 0.5, `br` is 1.
 * @param header value of Accept or Accept-Encoding; without one there are none
 */
function weightsOf(header: string | undefined): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  return weights;
}

/**
 * Tells whether a client accepts a content encoding.
 * @param header value of Accept-Encoding; without one a client accepts no encoding
 * @example acceptsEncoding('gzip, br;q=0', 'br') // false
 */
export function acceptsEncoding(header: string | undefined, encoding: string): boolean {
  const weights = weightsOf(header);
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Names that a page as HTML goes by. */
const HTML_NAMES = ['text/html', 'text/*', '*/*'];

/**
 * Tells whether a client wants a page as Markdown: it names Markdown, with no weight of its own or beside no
 * HTML. Weights are not compared, so that a `map` of nginx can state the same rule: site/HOSTING.md has it.
 * Agents name both with one weight; browsers take anything, but do not name Markdown.
 * @param header value of Accept
 * @example prefersMarkdown('text/markdown, text/html') // true
 */
export function prefersMarkdown(header: string | undefined): boolean {
  const weights = weightsOf(header);
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown === 1 || (markdown > 0 && !HTML_NAMES.some((name) => weights.has(name)));
}
