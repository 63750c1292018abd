export { copyAddress } from './copyText.ts';
export { readLinkText, toLinkText } from './linkText.ts';
