import { cutText, nearNames } from '@zs-docs/words';

/** Longest name that is compared: distances of longer ones would take long and mean nothing. */
const MAX_COMPARED_LETTERS = 60;

/** A line with the nearest names; empty when none is near. */
export function nearestLine(written: string, names: readonly string[]): string {
  const near = written.length > MAX_COMPARED_LETTERS ? [] : nearNames(written, names);
  return near.length ? ` 가장 가까운 것: ${near.join(', ')}.` : '';
}

/** What was asked for, as it may be repeated in an answer. */
export function quote(written: string): string {
  const short = cutText(written, MAX_COMPARED_LETTERS);
  return `‘${short}${written.length > MAX_COMPARED_LETTERS ? '…' : ''}’`;
}
