import { readVisitList, writeVisitList } from './visitList.ts';

/** Name of the one item in the storage of the visit. */
const ITEM = 'zs-play-played';

const names = () => readVisitList(ITEM).filter((name) => typeof name === 'string');

/** Examples that have played by themselves, until the reader closes the tab. */
export const playedOnce = {
  has: (name: string): boolean => names().includes(name),
  add: (name: string): void => writeVisitList(ITEM, [...new Set([...names(), name])]),
};
