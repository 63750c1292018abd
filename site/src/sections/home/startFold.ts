import type { Playground } from '@zs-docs/playground';
import { homeText } from '../../text/home.ts';
import { showTurn } from './showTurn.ts';

const { at, states } = homeText.fold;

const OPEN_DEGREES = 180;

type Fold = 'open' | 'turning' | 'folded';

/** Lets the slider fold the device: one half turns over the other, then the app gets the shape. */
export function startFold(home: HTMLElement, playground: Playground): void {
  const scene = home.querySelector<HTMLElement>('[data-fold-scene]');
  const slider = scene?.querySelector('input');
  const output = scene?.querySelector('output');
  if (!scene || !slider || !output) {
    return;
  }
  let shape = 'unfolded';

  const draw = (angle: number): Fold => {
    const state: Fold = angle === OPEN_DEGREES ? 'open' : angle === 0 ? 'folded' : 'turning';
    scene.dataset.fold = state;
    scene.style.setProperty('--turn', String(OPEN_DEGREES - angle));
    if (state === 'turning') {
      fillTurningHalf(scene);
    }
    return state;
  };
  const fold = async () => {
    const angle = Number(slider.value);
    const state = draw(angle);
    const label = states[state === 'turning' ? 'between' : state];
    slider.setAttribute('aria-valuetext', `${at(angle)}, ${label}`);
    output.textContent = `${at(angle)} · ${label}`;
    const nextShape = state === 'folded' ? 'folded' : 'unfolded';
    if (nextShape !== shape) {
      shape = nextShape;
      const phone = await playground.phone('Home.fold');
      phone.setDevice({ shape: nextShape });
    }
  };
  slider.addEventListener('input', fold);
  // Browsers restore the value of a form control on Back and reload.
  if (slider.value !== slider.defaultValue) {
    fold();
  } else {
    showTurn(scene, slider, draw);
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
