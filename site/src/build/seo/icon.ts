import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../../layout/ui/Logo.tsx';

/**
 * The mark as an SVG file.
 * @param as `file` has round corners of its own; `icon` is for platforms that crop
 */
export function iconSvg(as: 'file' | 'icon'): string {
  return renderToStaticMarkup(
    createElement(Logo, { as, size: 32, xmlns: 'http://www.w3.org/2000/svg' }),
  );
}
