import type { Playground } from '@zs-docs/playground';

/** Five buttons press what the phone has, and light up the line that it calls. */
export function startOverlays(home: HTMLElement, playground: Playground): void {
  const scene = home.querySelector('[data-overlay-scene]');
  const buttons = [...(scene?.querySelectorAll<HTMLElement>('[data-press]') ?? [])];
  // The first line is where the functions come from.
  const lines = [...(scene?.querySelectorAll('.line') ?? [])].slice(1);
  let chosen: HTMLElement | undefined;

  const choose = async (button: HTMLElement) => {
    chosen = button;
    for (const [at, one] of buttons.entries()) {
      one.setAttribute('aria-pressed', String(one === button));
      lines[at]?.classList.toggle('highlighted', one === button);
    }
    const phone = await playground.phone('Home.overlays');
    await new Promise<void>((resolve) => {
      const stop = phone.onState(() => settle());
      const settle = () => {
        if (phone.state !== 'loading') {
          stop();
          resolve();
        }
      };
      settle();
    });
    // Of the buttons that were pressed while the phone came, the last one counts.
    if (chosen === button) {
      phone.press(button.dataset.press ?? '');
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => choose(button));
  }
}
