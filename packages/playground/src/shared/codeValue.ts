/** A value that a control can write into code as a literal. */
export type CodeValue = string | number | boolean;

const STRING = /^(['"])((?:(?!\1)[^\\\n\r]|\\.)*)\1$/;

/** Value of a string literal; undefined where it has an escape that JSON lacks. */
function stringValue(inside: string): string | undefined {
  const json = inside.replace(/\\.|"/g, (part) =>
    part === '"' ? '\\"' : part === "\\'" ? "'" : part,
  );
  try {
    return JSON.parse(`"${json}"`);
  } catch {
    // JSON.parse throws only for invalid escapes here.
    return undefined;
  }
}

/**
 * Reads the value of a literal; undefined for an expression.
 * @example literalValue("'a'") // 'a'
 * literalValue('-1.5') // -1.5
 * literalValue('a + b') // undefined
 */
export function literalValue(code: string): CodeValue | undefined {
  if (/^(true|false)$/.test(code)) {
    return code === 'true';
  }
  if (/^-?\d+(\.\d+)?$/.test(code)) {
    return Number(code);
  }
  const inside = STRING.exec(code)?.[2];
  return inside === undefined ? undefined : stringValue(inside);
}

/** Control characters that JSON leaves as they are. */
const CONTROL = /[\u007f-\u009f]/g;

/**
 * Writes a string literal with the given quotes. Control characters and lone surrogates become escapes: code
 * with them as they are cannot be shared.
 * @example writeString('it\'s', "'") // "'it\\'s'"
 * writeString('\0', "'") // "'\\u0000'"
 */
export function writeString(value: string, quote: "'" | '"'): string {
  const json = JSON.stringify(value).replace(
    CONTROL,
    (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`,
  );
  return quote === '"'
    ? json
    : `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
