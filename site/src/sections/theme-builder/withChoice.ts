import type { ThemeFactoryConfig } from '@0610studio/zs-ui/tokens';

/** The line of examples/ThemeFactory.builder.tsx that holds the colours. */
const PLACE = /\bchosen\s*=\s*\{\}/;

/**
 * The compiled example with the chosen colours in it.
 * @throws Error when the example no longer has a place for them
 */
export function withChoice(code: string, config: ThemeFactoryConfig): string {
  if (!PLACE.test(code)) {
    throw new Error(
      'examples/ThemeFactory.builder.tsx에 `chosen = {}`이 없어 고른 색을 넣지 못했습니다. 그 줄을 되살리십시오.',
    );
  }
  return code.replace(PLACE, () => `chosen = ${JSON.stringify(config)}`);
}
