import { useEffect } from 'react';
import type { Collection, ModalSearch } from './createModalSearch.ts';

/** Tells assistive technology what the input controls; the input itself is not React's. */
export function useCombobox(
  input: HTMLInputElement,
  autocomplete: ModalSearch,
  collections: readonly Collection[],
  activeItemId: number | null,
  popup: 'listbox' | 'grid',
): void {
  const controls = collections
    .map(({ source }) => autocomplete.getListProps({ source }).id)
    .join(' ');
  const active = collections
    .flatMap(({ source, items }) => items.map((item) => ({ source, item })))
    .find(({ item }) => item.__autocomplete_id === activeItemId);
  const activeId = active ? autocomplete.getItemProps(active).id : null;

  useEffect(() => {
    input.setAttribute('aria-expanded', String(controls !== ''));
    input.setAttribute('aria-haspopup', popup);
    for (const [name, value] of [
      ['aria-controls', controls],
      ['aria-activedescendant', activeId],
    ] as const) {
      if (value) {
        input.setAttribute(name, value);
      } else {
        input.removeAttribute(name);
      }
    }
  }, [input, controls, activeId, popup]);
}
