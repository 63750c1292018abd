export { copyAddress, copyText } from './copyText.ts';
export { readLinkText, toLinkText } from './linkText.ts';
