import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from '../../layout/ui/Logo.tsx';

/**
 * Renders the logo as an SVG file.
 * @param as `file` has rounded corners; `icon` is for platforms that crop
 */
export function iconSvg(as: 'file' | 'icon'): string {
  return renderToStaticMarkup(
    createElement(Logo, { as, size: 32, xmlns: 'http://www.w3.org/2000/svg' }),
  );
}
