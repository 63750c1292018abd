import type { ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';

/** Placeholder for the colours in examples/ThemeFactory.builder.tsx. */
const PLACEHOLDER = /\bchosen\s*=\s*\{\}/;

/**
 * Puts the chosen colours into the compiled example.
 * @throws Error when the example has no placeholder
 */
export function withChoice(code: string, config: ThemeFactoryConfig): string {
  if (!PLACEHOLDER.test(code)) {
    throw new Error(
      'examples/ThemeFactory.builder.tsx에 `chosen = {}`이 없어 선택한 색상을 적용하지 못했습니다. 그 줄을 복구하세요.',
    );
  }
  return code.replace(PLACEHOLDER, () => `chosen = ${JSON.stringify(config)}`);
}
