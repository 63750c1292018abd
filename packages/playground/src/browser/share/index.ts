export { readLinkText, toLinkText } from './shareLink.ts';
