import type { ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';

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
  return indent.length + short.length <= 60 && !short.includes('\n')
    ? short
    : `{\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}}`;
}

/** Code of the theme to paste into an app. */
export function factoryCode(config: ThemeFactoryConfig): string {
  return [
    "import { themeFactory } from '@0610studio/zs-ui';",
    '',
    `export const customPalette = themeFactory(${literal(config, '')});`,
  ].join('\n');
}
