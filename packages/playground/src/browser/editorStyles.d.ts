/** Styles of the editor; `buildStyles.js` writes them, so that they come with it and need no bundler. */
export const editorStyles: string;
