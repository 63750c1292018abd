/** `#RGB`, `#RRGGBB` (alpha ignored) or `rgb()` as three 0-255 channels; undefined for anything else. */
function channels(color: string): number[] | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(color.trim())?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  }
  const rgb = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)/.exec(color.trim());
  return rgb?.slice(1, 4).map(Number);
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two colours (1 to 21), or undefined when one of them cannot be read. */
export function contrast(first: string, second: string): number | undefined {
  const [one, two] = [channels(first), channels(second)];
  if (one === undefined || two === undefined) {
    return undefined;
  }
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Contrast that WCAG AA asks of ordinary text. */
export const TEXT_CONTRAST = 4.5;
/** Contrast that WCAG AA asks of icons and edges. */
export const SHAPE_CONTRAST = 3;

/**
 * Takes the wanted colour when it can be read on the background, else the fallback.
 * Colours that cannot be measured (names, platform colours) are taken as wanted.
 */
export function readable(
  wanted: string,
  background: string,
  fallback: string,
  least = TEXT_CONTRAST,
): string {
  const measured = contrast(wanted, background);
  return measured === undefined || measured >= least ? wanted : fallback;
}
