import { contrast } from '@0610studio/zs-ui/tokens';

/** What WCAG 2 allows at a contrast: any text, large text, or none. */
export type Grade = 'AAA' | 'AA' | 'large' | 'fail';

/** Contrast of a text on a background with its grade; ratio 1 to 21, cut (never rounded up) to two places. */
export function measure(text: string, background: string): { ratio: number; grade: Grade } {
  const ratio = contrast(text, background) ?? 1;
  const grade = ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'large' : 'fail';
  return { ratio: Math.floor(ratio * 100) / 100, grade };
}
