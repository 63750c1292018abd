/** What tells a plain click or key from one that opens elsewhere. */
export type Press = Pick<
  MouseEvent | KeyboardEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'
> & {
  button?: number;
};

/** Whether a press opens its link somewhere else, so that the modal stays. */
export function isModified(press: Press): boolean {
  return press.button === 1 || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey;
}
