import '@oddbird/popover-polyfill';
import { onPage } from './router/showPage.ts';

/** `light-dark(…, …)`, whose colours may have brackets. */
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^)]*\))+),((?:[^()]|\([^)]*\))+)\)/g;

/**
 * Writes `light-dark()` as the build writes it in style sheets, by variables that Lightning CSS sets
 * beside each `color-scheme`.
 * `light-dark(#fff,#000)` becomes `var(--lightningcss-light,#fff)var(--lightningcss-dark,#000)`.
 */
export function lowerLightDark(css: string): string {
  return css.replaceAll(LIGHT_DARK, 'var(--lightningcss-light,$1)var(--lightningcss-dark,$2)');
}

/** Swatches have it in their attribute, posters in a shadow root, or a template that becomes one. */
function lowerPage(root: ParentNode): void {
  for (const element of root.querySelectorAll('[style*="light-dark("]')) {
    element.setAttribute('style', lowerLightDark(element.getAttribute('style') ?? ''));
  }
  for (const host of root.querySelectorAll('[data-poster]')) {
    const poster = host.shadowRoot ?? host.querySelector('template');
    if (poster) {
      poster.innerHTML = lowerLightDark(poster.innerHTML);
    }
  }
}

if (!CSS.supports('color: light-dark(red, red)')) {
  onPage((root) => {
    lowerPage(root);
    return undefined;
  });
}
