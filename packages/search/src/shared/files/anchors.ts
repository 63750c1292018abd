/** Placeholders in a stored anchor: its own heading, and the heading above it. */
const OWN = '\u0001';
const ABOVE = '\u0002';

/** A heading in the form of generated anchors: `1.2.3` is 1-2-3. */
const inAnchor = (heading: string) =>
  heading.replace(/[^\p{L}\p{N}_]+/gu, '-').replace(/^-|-$/g, '');

/**
 * Shortens an anchor by replacing the slugs of its own heading and the one above by placeholders.
 * @example encodeAnchor('prop-Alert-title', 'title', 'Alert') // 'prop-\u0002-\u0001'
 */
export function encodeAnchor(anchor: string, heading: string, above: string): string {
  const own = inAnchor(heading);
  const other = inAnchor(above);
  const isOwn = own !== '' && anchor.endsWith(own);
  const front = isOwn ? anchor.slice(0, -own.length) : anchor;
  const short = other === '' ? front : front.replace(other, ABOVE);
  return isOwn ? short + OWN : short;
}

/**
 * Restores the anchor that `encodeAnchor` shortened.
 * @example decodeAnchor('prop-\u0002-\u0001', 'title', 'Alert') // 'prop-Alert-title'
 */
export function decodeAnchor(short: string, heading: string, above: string): string {
  return short.replace(ABOVE, () => inAnchor(above)).replace(OWN, () => inAnchor(heading));
}
