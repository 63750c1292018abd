import type { Playground } from '@zs-docs/playground';

/** Time for which the pointer or the focus rests on a component that its reader wants to see. */
const REST_MS = 150;

/** Letters of a text, those of a syllable apart: 스낵ㅂ begins 스낵바. */
const lettersOf = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll(/\s/g, '');

/** End of a syllable, which may be the begin of the next while it is typed: 슨 on the way to 스낵바. */
const LAST_CONSONANT = /[\u11a8-\u11ff]$/;

/** Shows the components whose names or words have what the reader types. */
function startFilter(gallery: HTMLElement, tiles: readonly HTMLElement[]): void {
  const field = gallery.querySelector('input');
  const none = gallery.querySelector<HTMLElement>('[data-none]');
  if (!field || !none) {
    return;
  }
  const filter = () => {
    const wanted = lettersOf(field.value).replace(LAST_CONSONANT, '');
    for (const tile of tiles) {
      tile.hidden = !lettersOf(tile.dataset.words ?? '').includes(wanted);
    }
    none.hidden = tiles.some(({ hidden }) => !hidden);
  };
  field.addEventListener('input', filter);
  none.querySelector('button')?.addEventListener('click', () => {
    field.value = '';
    filter();
    field.focus();
  });
  // Browsers restore the value of a form control on Back and reload.
  filter();
}

/** Shows in the phone the component on which the reader has the pointer or the focus; filters the list. */
export function startGallery(page: HTMLElement, playground: Playground): void {
  const tiles = [...page.querySelectorAll<HTMLElement>('[data-words]')];
  const phone = page.querySelector<HTMLElement>('[data-phone]');
  if (!page.matches('[data-scene=gallery]') || !phone) {
    return;
  }
  startFilter(page, tiles);
  let wanted: HTMLElement | undefined;
  const show = async (tile: HTMLElement) => {
    wanted = tile;
    // Without a connection the phone shows what it has shown.
    const response = await fetch(tile.dataset.code ?? '').catch(() => undefined);
    const [handle, code] = await Promise.all([playground.phone(phone), response?.text()]);
    if (wanted !== tile || !response?.ok || code === undefined) {
      return;
    }
    for (const each of tiles) {
      each.toggleAttribute('data-shown', each === tile);
    }
    if (tile.dataset.press === undefined) {
      delete phone.dataset.play;
    } else {
      phone.dataset.play = tile.dataset.press;
    }
    handle.runInScene(code);
  };
  let timer: ReturnType<typeof setTimeout>;
  const reach = ({ target }: Event) => {
    clearTimeout(timer);
    const tile = (target as Element).closest<HTMLElement>('[data-words]');
    // Tiles without a phone are pictures themselves.
    if (tile && tile !== wanted && phone.offsetParent) {
      timer = setTimeout(show, REST_MS, tile);
    }
  };
  // Not `pointerover`: a list that is filtered under a pointer at rest would answer for it.
  page.addEventListener('pointermove', reach);
  page.addEventListener('focusin', reach);
}
