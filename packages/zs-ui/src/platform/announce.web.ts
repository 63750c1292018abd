/** Browsers read live regions by themselves. */
export function announce(_text: string): void {}

/** In browsers the name of a dialog is read by itself. */
export function announceOpened(_label: string): void {}
