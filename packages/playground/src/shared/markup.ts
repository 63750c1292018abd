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
 * - `data-action`, `data-device`, `data-notice`: buttons, the device form and the status line
 * - `data-controls` on a form with controls: id of the example that they change; `data-place`: place of
 *   their values in its code
 * - `data-control`, `data-reset` in it: a control and its reset button, with the name of the value
 */
