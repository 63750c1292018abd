import type { Playground } from '@zs-docs/playground';
import { homeText } from '../../text/home.ts';

const { at, states } = homeText.fold;

/** Degrees of a device that is open. */
const OPEN = 180;

type Fold = 'open' | 'turning' | 'folded';

/** A slider folds the device: one half turns over the other, then the app is told. */
export function startFold(home: HTMLElement, playground: Playground): void {
  const scene = home.querySelector<HTMLElement>('[data-fold-scene]');
  const slider = scene?.querySelector('input');
  const output = scene?.querySelector('output');
  if (!scene || !slider || !output) {
    return;
  }
  let shape = 'unfolded';

  const fold = async () => {
    const angle = Number(slider.value);
    const state: Fold = angle === OPEN ? 'open' : angle === 0 ? 'folded' : 'turning';
    const word = states[state === 'turning' ? 'between' : state];
    scene.dataset.fold = state;
    scene.style.setProperty('--turn', String(OPEN - angle));
    slider.setAttribute('aria-valuetext', `${at(angle)}, ${word}`);
    output.textContent = `${at(angle)} · ${word}`;
    if (state === 'turning') {
      drawInside(scene);
    }
    const wanted = state === 'folded' ? 'folded' : 'unfolded';
    if (wanted !== shape) {
      shape = wanted;
      const phone = await playground.phone('Home.fold');
      phone.setDevice({ shape: wanted });
    }
  };
  slider.addEventListener('input', fold);
  // A browser that comes back to a page may bring the slider as its reader left it.
  if (slider.value !== slider.defaultValue) {
    fold();
  }
}

/** Draws the half that turns: a copy of the picture that the phone came with. */
function drawInside(scene: HTMLElement): void {
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
