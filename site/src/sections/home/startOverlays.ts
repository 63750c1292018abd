import type { Playground } from '@zs-docs/playground';
import { announce } from '../../client/router/notice.ts';
import { homeText } from '../../text/home.ts';

/** Lets each button press its control in the phone and highlight the line that it calls. */
export function startOverlays(home: HTMLElement, playground: Playground): void {
  const scene = home.querySelector('[data-scene=overlays]');
  const buttons = [...(scene?.querySelectorAll<HTMLElement>('[data-press]') ?? [])];
  // The first line is the destructuring of the functions.
  const codeLines = [...(scene?.querySelectorAll('.line') ?? [])].slice(1);
  let chosen: HTMLElement | undefined;

  const choose = async (button: HTMLElement) => {
    chosen = button;
    for (const [at, each] of buttons.entries()) {
      each.setAttribute('aria-pressed', String(each === button));
      codeLines[at]?.classList.toggle('highlighted', each === button);
    }
    const phone = await playground.phone('Home.overlays');
    await phone.untilLoaded();
    // Only the last of the buttons that were clicked while the phone loaded counts.
    if (chosen === button && (await phone.press(button.dataset.press ?? ''))) {
      announce(homeText.overlays.shown(button.textContent ?? ''));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => choose(button));
  }
}
