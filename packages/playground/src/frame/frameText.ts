import type { FrameText } from '../shared/text/ko.ts';

/** Defined by frameBuild.ts. */
declare const __FRAME_TEXT__: FrameText;

/**
 * Formats a text of the frame.
 * @param values values by the names in braces
 */
export function frameText(key: keyof FrameText, values: Record<string, string> = {}): string {
  return __FRAME_TEXT__[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
