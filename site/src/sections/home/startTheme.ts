import type { Playground } from '@zs-docs/playground';
import { tokensText } from '../../text/tokens.ts';
import { measure } from '../../toolkit/tokens/wcag.ts';

/** Pause in the choice of a colour after which the phones follow. */
const COLOR_SETTLE_MS = 120;

/** The colour as examples/Home.theme.tsx has it. */
const MAIN = '#FF9F06';

/** Measures each contrast again. */
function showContrast(scene: HTMLElement, color: string): void {
  for (const place of scene.querySelectorAll<HTMLElement>('[data-contrast]')) {
    const { ratio, grade } = measure(color, place.dataset.contrast ?? '');
    const [figure, word] = [
      place.querySelector('b'),
      place.querySelector<HTMLElement>('[data-grade]'),
    ];
    if (figure && word) {
      figure.textContent = String(ratio);
      word.textContent = tokensText.grade[grade];
      word.dataset.grade = grade;
    }
  }
}

/**
 * One colour dresses two phones, the screen around them, and the code.
 * @returns function that ends it
 */
export function startTheme(home: HTMLElement, playground: Playground): () => void {
  const scene = home.querySelector<HTMLElement>('[data-theme-scene]');
  const input = scene?.querySelector('input');
  if (!scene || !input) {
    return () => undefined;
  }
  const code = [...scene.querySelectorAll('code .s')].find((token) =>
    token.textContent?.includes('#'),
  );
  const phones = [...scene.querySelectorAll<HTMLElement>('[data-phone]')];
  const dressPhone = async (element: HTMLElement, color: string) => {
    const phone = await playground.phone(element);
    phone.patchCode((compiled) => compiled.replaceAll(MAIN, color));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dress = () => {
    const color = input.value.toUpperCase();
    scene.style.setProperty('--pick', color);
    showContrast(scene, color);
    if (code) {
      code.textContent = (code.textContent ?? '').replace(/#[\dA-F]{6}/, color);
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const element of phones) {
        dressPhone(element, color);
      }
    }, COLOR_SETTLE_MS);
  };
  input.addEventListener('input', dress);
  // A browser that comes back to a page may bring the colour as its reader left it.
  if (input.value !== input.defaultValue) {
    dress();
  }
  return () => clearTimeout(timer);
}
