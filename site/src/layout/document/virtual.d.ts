declare module 'virtual:boot-script' {
  /** The inline script of every page, as build/bootScript.ts bundles it. */
  export const bootScript: string;
}
