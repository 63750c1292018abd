export { copyAddress, copySelected } from './copyText.ts';
export { readLinkText, toLinkText } from './linkText.ts';
