/** `StyleSheet.absoluteFill` as an object that can be spread. */
export const FILL = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;
