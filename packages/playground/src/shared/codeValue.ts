/** A value that a control can write into code by itself. */
export type CodeValue = string | number | boolean;

/** The value of code that is one literal; nothing for an expression. */
export function literalValue(code: string): CodeValue | undefined {
  if (/^(true|false)$/.test(code)) {
    return code === 'true';
  }
  if (/^-?\d+(\.\d+)?$/.test(code)) {
    return Number(code);
  }
  return /^(['"])([^'"\\]*)\1$/.exec(code)?.[2];
}
