export { copyAddress, copySelected } from './copyText.ts';
export { readLinkText, toLinkText } from './shareLink.ts';
