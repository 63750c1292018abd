/** Covers the parent. */
export const FILL = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;
