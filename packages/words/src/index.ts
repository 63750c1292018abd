export { cutText } from './cutText.ts';
export { editDistance } from './editDistance.ts';
export { nearNames } from './nearNames.ts';
