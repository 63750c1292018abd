/** Names of code for screen readers: of a button that copies it, of a box that scrolls. */
export const codeText = {
  copyOf: (what: string) => `${what} 복사`,
  codeOf: (title: string) => `${title} 코드`,
};
