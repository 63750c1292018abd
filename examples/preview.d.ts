/** How an example is shown, at the end of its file: `export const preview = { … } satisfies Preview`. */
type Preview = import('@zs-docs/playground/react').Preview;
