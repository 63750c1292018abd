import { readSessionList, writeSessionList } from './sessionList.ts';

/** Key in sessionStorage. */
const ITEM = 'zs-play-played';

const names = () => readSessionList(ITEM).filter((name) => typeof name === 'string');

/** Examples that have autoplayed in this tab. */
export const autoplayed = {
  has: (name: string): boolean => names().includes(name),
  add: (name: string): void => writeSessionList(ITEM, [...new Set([...names(), name])]),
};
