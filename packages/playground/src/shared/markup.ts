/**
 * Attributes of the markup of `…/react`, by which the script finds its parts. They are public: pages
 * may use them.
 *
 * - `data-phone` on an example or a phone: its name; `data-state`: its state, `idle` before it starts
 * - `data-code` on it: path of its compiled code; `data-source`: its source
 * - `data-play` on it: label of the control that each run presses before the phone is shown
 * - `data-body`, `data-screen`: the phone, its screen; `data-poster`, `data-enter`: the poster and the
 *   button over it
 * - `data-tools` on parts that need the script; `data-later` on a template with such a part
 * - `data-action`, `data-device`, `data-controls`, `data-notice`: buttons, forms and the status line
 * - `data-try` on a link that the script inserts into a table
 */

/**
 * Id of the control of a value.
 * @example controlId('Button', 'label') // 'control-Button-label'
 */
export function controlId(owner: string, name: string): string {
  return `control-${owner}-${name}`;
}

/**
 * Id of the row of a value in an API table; it and the control link to each other.
 * @example rowId('Button', 'label') // 'prop-Button-label'
 */
export function rowId(owner: string, name: string): string {
  return `prop-${owner}-${name}`;
}
