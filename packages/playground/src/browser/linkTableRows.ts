import { controlId, rowId } from '../shared/markup.ts';

/**
 * Adds a link to each field of a form in its row of a table of the page.
 * @param owner component or interface whose rows the fields have
 */
export function linkTableRows(form: HTMLFormElement, owner: string, label: string): void {
  const before = controlId(owner, '');
  for (const { id } of form.querySelectorAll(`[id^="${before}"]`)) {
    const row = document.getElementById(rowId(owner, id.slice(before.length)));
    const place = row?.querySelector('th');
    if (place && !place.querySelector('[data-try]')) {
      const link = document.createElement('a');
      link.dataset.try = '';
      link.href = `#${id}`;
      link.textContent = label;
      place.append(' ', link);
    }
  }
}
