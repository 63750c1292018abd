import type { Playground } from '@zs-docs/playground';
import { ANNOUNCE_REST_MS, announce } from '../../client/router/notice.ts';
import { homeText } from '../../text/home.ts';
import { tokensText } from '../../text/tokens.ts';
import { measure } from '../../toolkit/tokens/wcag.ts';

/** Pause between inputs after which the phones are updated. */
const COLOR_SETTLE_MS = 120;

/** Mode, label, ratio and grade of each contrast of the scene, as they are read. */
const contrastsOf = (scene: HTMLElement): string[] =>
  [...scene.querySelectorAll('[data-contrast]')].map((place) =>
    [place.closest('[data-mode]')?.querySelector('p'), ...place.children]
      .map((part) => part?.textContent)
      .join(' '),
  );

/** Updates each contrast of the scene. */
function showContrast(scene: HTMLElement, color: string): void {
  for (const place of scene.querySelectorAll<HTMLElement>('[data-contrast]')) {
    const { ratio, grade } = measure(color, place.dataset.contrast ?? '');
    const [ratioElement, gradeElement] = [
      place.querySelector('b'),
      place.querySelector<HTMLElement>('[data-grade]'),
    ];
    if (ratioElement && gradeElement) {
      ratioElement.textContent = String(ratio);
      gradeElement.textContent = tokensText.grade[grade];
      gradeElement.dataset.grade = grade;
    }
  }
}

/**
 * Lets the colour input set the colour of the two phones, of the scene around them and of the code.
 * @returns function that ends it
 */
export function startTheme(home: HTMLElement, playground: Playground): () => void {
  const scene = home.querySelector<HTMLElement>('[data-scene=theme]');
  const input = scene?.querySelector('input');
  if (!scene || !input) {
    return () => undefined;
  }
  const code = [...scene.querySelectorAll('code .s')].find((token) =>
    token.textContent?.includes('#'),
  );
  const phones = [...scene.querySelectorAll<HTMLElement>('[data-phone]')];
  const setPhoneColor = async (element: HTMLElement, color: string) => {
    const phone = await playground.phone(element);
    phone.runOriginal((compiled) => compiled.replaceAll(input.defaultValue.toUpperCase(), color));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const setColor = () => {
    const color = input.value.toUpperCase();
    scene.style.setProperty('--pick', color);
    showContrast(scene, color);
    if (code) {
      code.textContent = (code.textContent ?? '').replace(/#[\dA-F]{6}/, color);
    }
    clearTimeout(rest);
    rest = setTimeout(
      () => announce(homeText.theme.contrasts(color, contrastsOf(scene))),
      ANNOUNCE_REST_MS,
    );
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const element of phones) {
        setPhoneColor(element, color);
      }
    }, COLOR_SETTLE_MS);
  };
  input.addEventListener('input', setColor);
  // Browsers restore the value of a form control on Back and reload.
  if (input.value !== input.defaultValue) {
    setColor();
  }
  return () => {
    clearTimeout(timer);
    clearTimeout(rest);
  };
}
