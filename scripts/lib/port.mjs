import { stop } from './install.mjs';

/**
 * Port that PORT names; 0 takes any that is free.
 * @param {string | undefined} text
 * @returns {number}
 */
export function portOf(text = '3000') {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    stop(`PORT가 "${text}"입니다. 0에서 65535까지의 숫자를 적으십시오. 예: PORT=3001 npm start`);
  }
  return port;
}
