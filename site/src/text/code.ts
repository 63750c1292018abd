/** Names of code for screen readers: of a button that copies it, of a box that scrolls; the button's label. */
export const codeText = {
  copy: '복사',
  copyOf: (what: string) => `${what} 복사`,
  codeOf: (title: string) => `${title} 코드`,
};
