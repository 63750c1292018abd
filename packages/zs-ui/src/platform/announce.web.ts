/** Browsers read live regions by themselves. */
export function announce(_text: string): void {}
