import { OPEN_ATTRIBUTE } from '../../shared/attributes.ts';

/** Whether a click on an element opens the dialog. */
export const isOpener = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`[${OPEN_ATTRIBUTE}]`) !== null;
