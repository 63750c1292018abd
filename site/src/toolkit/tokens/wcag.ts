import { contrast } from '@0610studio/zs-ui/tokens';

/** Grade of a contrast in WCAG 2: `large` passes for large text only. */
export type Grade = 'AAA' | 'AA' | 'large' | 'fail';

/** Measures the contrast of a text on a background: ratio 1 to 21, rounded down to two places, and grade. */
export function measure(text: string, background: string): { ratio: number; grade: Grade } {
  const ratio = contrast(text, background) ?? 1;
  const grade = ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'large' : 'fail';
  return { ratio: Math.floor(ratio * 100) / 100, grade };
}
