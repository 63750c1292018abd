import { stop } from './install.mjs';

/**
 * Parses the variable PORT, and ends the process when it is no port. 0 takes any free port.
 * @param {string | undefined} text
 * @returns {number}
 */
export function parsePort(text = '3000') {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    stop(`PORT가 "${text}"입니다. 0에서 65535 사이의 숫자를 지정하세요. 예: PORT=3001 npm start`);
  }
  return port;
}
