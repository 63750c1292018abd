/** No-op: screen readers in browsers announce live regions. */
export function announce(_text: string): void {}

/** No-op: screen readers in browsers announce the name of a focused dialog. */
export function announceOpened(_label: string): void {}
