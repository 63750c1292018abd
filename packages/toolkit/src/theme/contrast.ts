/** Parses `#RGB`, `#RRGGBB` (alpha is ignored) or `rgb()` to three channels, 0 to 255. */
function channels(color: string): number[] | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})(?:[\da-f]{2})?$/i.exec(color.trim())?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16));
  }
  const rgb = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)/.exec(color.trim());
  return rgb?.slice(1, 4).map(Number);
}

/** Relative luminance as WCAG defines it: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * WCAG contrast ratio of two colours, 1 to 21.
 * @returns undefined if a colour is not hex or `rgb()`
 * @example contrast('#000', '#ffffff') // 21
 * contrast('#FFFFFF', '#FF9F06')?.toFixed(2) // '2.06'
 * contrast('rgb(255, 255, 255)', '#637381FF')?.toFixed(1) // '4.9'
 * contrast('red', '#fff') // undefined
 */
export function contrast(first: string, second: string): number | undefined {
  const [one, two] = [channels(first), channels(second)];
  if (one === undefined || two === undefined) {
    return undefined;
  }
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
