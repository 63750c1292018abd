/** Kinds of characters, by which texts are tokenized. */
export const GAP = 0;
export const HANGUL = 1;
export const WORD = 2;

const UNKNOWN = 255;
const table = new Uint8Array(65536).fill(UNKNOWN);

function classify(code: number): number {
  const isSyllable = code >= 0xac00 && code <= 0xd7a3;
  const isJamo = code >= 0x3131 && code <= 0x318e;
  if (isSyllable || isJamo) {
    return HANGUL;
  }
  return /[\p{L}\p{N}\p{M}_$]/u.test(String.fromCharCode(code)) ? WORD : GAP;
}

/**
 * Kind of one UTF-16 unit: GAP, HANGUL or WORD. Halves of surrogate pairs are gaps.
 * @example kindOf('가'.charCodeAt(0)) === HANGUL // true
 */
export function kindOf(code: number): number {
  let kind = table[code] ?? GAP;
  if (kind === UNKNOWN) {
    kind = classify(code);
    table[code] = kind;
  }
  return kind;
}

/**
 * Calls `visit` for every run of Hangul and every run of other letters and digits.
 * @example ((runs) => (eachRun('모달 open', (start, end) => runs.push([start, end])), runs))([]) // [[0, 2], [3, 7]]
 */
export function eachRun(
  text: string,
  visit: (start: number, end: number, kind: number) => void,
): void {
  let start = 0;
  let kind = GAP;
  for (let at = 0; at <= text.length; at++) {
    const next = at < text.length ? kindOf(text.charCodeAt(at)) : GAP;
    if (next !== kind) {
      if (kind !== GAP) {
        visit(start, at, kind);
      }
      start = at;
      kind = next;
    }
  }
}

/**
 * Keeps only letters and digits, in lower case, to compare names without spaces and punctuation.
 * @example stripSeparators('Bottom-Sheet 열기!') // 'bottomsheet열기'
 */
export function stripSeparators(text: string): string {
  let out = '';
  eachRun(text, (start, end) => {
    out += text.slice(start, end);
  });
  return out.toLowerCase();
}
