import { readerIsHere } from '../../client/schedule/readerIsHere.ts';
import { whenNotUrgent } from '../../client/schedule/urgent.ts';
import { homeText } from '../../text/home.ts';
import { tokensText } from '../../text/tokens.ts';
import { measure } from '../../toolkit/tokens/wcag.ts';
import { type ThemedPhone, themedPhone } from './themedPhone.ts';

/** Colours change while a hand moves; the phones follow when it rests, in milliseconds. */
const REST = 120;

/** Resolves when an element comes near the view. */
function isNear(element: Element, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          observer.disconnect();
          resolve();
        }
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    leaving.addEventListener('abort', () => observer.disconnect());
  });
}

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

/** One colour dresses two phones, the screen around them, and the code. */
export async function startTheme(home: HTMLElement, leaving: AbortSignal): Promise<void> {
  const scene = home.querySelector<HTMLElement>('[data-theme-scene]');
  const input = scene?.querySelector('input');
  if (!scene || !input) {
    return;
  }
  const code = [...scene.querySelectorAll('code .s')].find((token) =>
    token.textContent?.includes('#'),
  );
  const failed = scene.querySelector('[data-theme-failed]');
  let phones: ThemedPhone[] = [];
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
      failed?.replaceChildren();
      for (const phone of phones) {
        phone.wear(color);
      }
    }, REST);
  };
  input.addEventListener('input', dress);
  await isNear(scene, leaving);
  await readerIsHere;
  await whenNotUrgent();
  if (!leaving.aborted) {
    const onFailed = () => failed?.replaceChildren(homeText.theme.failed);
    phones = [...scene.querySelectorAll<HTMLElement>('[data-themed]')].map((element) =>
      themedPhone(element, onFailed),
    );
    leaving.addEventListener('abort', () => {
      for (const phone of phones) {
        phone.close();
      }
    });
    dress();
  }
}
