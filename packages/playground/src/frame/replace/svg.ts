import { createElement, type ReactNode } from 'react';

/**
 * react-native-svg for the frame: renders the SVG elements of the browser. The real package has 9 KB
 * for the same result.
 */
type SvgProps = Record<string, unknown> & { children?: ReactNode };

function element(tag: string) {
  function SvgElement({ children, testID, accessibilityLabel, ...rest }: SvgProps) {
    const props: Record<string, unknown> = { ...rest };
    if (testID) {
      props['data-testid'] = testID;
    }
    if (accessibilityLabel) {
      props['aria-label'] = accessibilityLabel;
      props.role = 'img';
    } else if (tag === 'svg') {
      props['aria-hidden'] ??= true;
    }
    return createElement(tag, props, children);
  }
  SvgElement.displayName = tag;
  return SvgElement;
}

export const Svg = element('svg');
export const Circle = element('circle');
export const ClipPath = element('clipPath');
export const Defs = element('defs');
export const Ellipse = element('ellipse');
export const G = element('g');
export const Line = element('line');
export const LinearGradient = element('linearGradient');
export const Mask = element('mask');
export const Path = element('path');
export const Polygon = element('polygon');
export const Polyline = element('polyline');
export const RadialGradient = element('radialGradient');
export const Rect = element('rect');
export const Stop = element('stop');
export const Text = element('text');
export const TSpan = element('tspan');
export const Use = element('use');

// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default Svg;
