import type { ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';

/** Widest line of the code, in columns. */
const WIDTH = 60;

/** Formats a value as code; short objects on one line. Keys are identifiers or numbers. */
function literal(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    return `'${String(value)}'`;
  }
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(([key, part]) => `${key}: ${literal(part, inner)}`);
  const short = `{ ${parts.join(', ')} }`;
  if (parts.length === 0) {
    return '{}';
  }
  return indent.length + short.length <= WIDTH && !short.includes('\n')
    ? short
    : `{\n${fillLines(parts, inner)}${indent}}`;
}

/** Members of an object, as many in a line as fit: a ramp has fourteen. */
function fillLines(parts: readonly string[], indent: string): string {
  const lines: string[] = [];
  for (const part of parts) {
    const joined = `${lines.at(-1) ?? indent} ${part},`;
    if (lines.length > 0 && joined.length <= WIDTH && !joined.includes('\n')) {
      lines[lines.length - 1] = joined;
    } else {
      lines.push(`${indent}${part},`);
    }
  }
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Code of the theme to paste into an app. Colours that both modes have alike stand once.
 * @example factoryCode({}).split('\n').at(-1) // 'export const customPalette = themeFactory({});'
 */
export function factoryCode(config: ThemeFactoryConfig): string {
  const { light, dark } = config;
  const isShared = light !== undefined && JSON.stringify(light) === JSON.stringify(dark);
  return [
    "import { themeFactory } from '@0610studio/zs-ui';",
    '',
    ...(isShared ? [`const colors = ${literal(light, '')};`, ''] : []),
    `export const customPalette = themeFactory(${isShared ? '{ light: colors, dark: colors }' : literal(config, '')});`,
  ].join('\n');
}
