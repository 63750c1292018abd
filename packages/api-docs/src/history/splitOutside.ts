/**
 * Splits the text of a type at a sign that stands outside of brackets and quotes.
 * @example splitOutside("'a|b' | Map<A | B>", '|') // ["'a|b'", 'Map<A | B>']
 */
export function splitOutside(type: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of type.matchAll(/'[^']*'|"[^"]*"|=>|[\s\S]/g)) {
    depth += Number(/^[([{<]$/.test(token)) - Number(/^[)\]}>]$/.test(token));
    if (token === sign && depth === 0) {
      parts.push('');
    } else {
      parts[parts.length - 1] += token;
    }
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
