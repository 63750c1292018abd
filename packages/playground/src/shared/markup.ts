/**
 * What a page may rely on beside props, events and promises. Markup of `…/react` carries these
 * attributes and the script finds its parts by them:
 *
 * - `data-phone` on an example or a phone: its name; `data-state` is where it stands
 * - `data-code` on it: address of its compiled code; `data-source`: the code as its file has it
 * - `data-play` on it: label of what it presses by itself, once; `data-played` once it has
 * - `data-body`, `data-screen`, `data-poster`: the phone, its screen and the picture on it
 * - `data-tools` on everything that waits for the script; `data-later` on a template of it
 * - `data-action`, `data-device`, `data-controls`, `data-notice`: buttons, forms and the status line
 * - `data-try` on a link that the script puts in a table
 */

/**
 * Id of the field that changes a value of an example.
 * @example controlId('Button', 'label') // 'control-Button-label'
 */
export function controlId(owner: string, name: string): string {
  return `control-${owner}-${name}`;
}

/**
 * Id of a value's row in a table of the page, if it has one: the field and the row link each other.
 * @example rowId('Button', 'label') // 'prop-Button-label'
 */
export function rowId(owner: string, name: string): string {
  return `prop-${owner}-${name}`;
}
