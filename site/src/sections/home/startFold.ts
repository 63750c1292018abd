import type { Playground } from '@zs-docs/playground';
import { homeText } from '../../text/home.ts';
import { showTurn } from './showTurn.ts';

const { at } = homeText.fold;

const OPEN_DEGREES = 180;

/** Lets the slider fold the device: one half turns over the other, then the app gets the shape. */
export function startFold(home: HTMLElement, playground: Playground): void {
  const scene = home.querySelector<HTMLElement>('[data-fold-scene]');
  const slider = scene?.querySelector('input');
  const output = scene?.querySelector('output');
  if (!scene || !slider || !output) {
    return;
  }
  /** Whether the app has the shape of a folded device. */
  let isFolded = false;

  const show = () => {
    const angle = Number(slider.value);
    const isClosed = isFolded && angle === 0;
    scene.dataset.fold = angle === OPEN_DEGREES ? 'open' : isClosed ? 'folded' : 'turning';
    scene.style.setProperty('--turn', String(OPEN_DEGREES - angle));
    fillTurningHalf(scene);
    slider.setAttribute('aria-valuetext', at(angle));
    output.textContent = at(angle);
  };
  const fold = async () => {
    show();
    const isAtEnd = () => slider.value === '0';
    if (isAtEnd() === isFolded) {
      return;
    }
    const phone = await playground.phone('Home.fold');
    if (isAtEnd()) {
      // Until its app is drawn the device is closed: the picture of the app is that of an open one.
      await phone.untilLoaded();
    }
    isFolded = isAtEnd();
    phone.setDevice({ shape: isFolded ? 'folded' : 'unfolded' });
    show();
  };
  slider.addEventListener('input', fold);
  // Browsers restore the value of a form control on Back and reload.
  if (slider.value !== slider.defaultValue) {
    fold();
  } else {
    showTurn(scene, slider, show);
  }
}

/** Fills the half that turns with a copy of the phone's poster. */
function fillTurningHalf(scene: HTMLElement): void {
  const inside = scene.querySelector('[data-fold-inside]');
  const poster = scene.querySelector('[data-poster]')?.shadowRoot;
  if (inside && poster && !inside.firstChild) {
    const copy = document.createElement('div');
    copy
      .attachShadow({ mode: 'open' })
      .append(...[...poster.childNodes].map((node) => node.cloneNode(true)));
    inside.append(copy);
  }
}
