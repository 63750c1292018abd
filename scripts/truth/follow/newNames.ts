import { literalsOf } from '../source/literals.ts';
import { isScript } from '../source/parseToolkit.ts';
import { writtenOut } from '../source/writtenOut.ts';
import type { Files } from './sourceDiff.ts';

/** Names and values of the literals of a file. */
const saidBy = (code: string) => literalsOf(code).map(({ name, value }) => `${name}: ${value}`);

/** A file in which a value that has a name in it alone stands where the name is used, as in the other one. */
function withoutOwnNames(code: string, other: string): string {
  const others = new Set(saidBy(other));
  return writtenOut(code, (next, now, name) => {
    const before = new Set(saidBy(now));
    const gained = saidBy(next).filter((said) => !before.has(said));
    const isOwn = !new RegExp(String.raw`\b${name}\b`).test(other);
    return isOwn && gained.length > 0 && gained.every((said) => others.has(said));
  });
}

/** The files of two versions without the names that one of them gave to values which the other has as well. */
export function withoutNewNames(before: Files, after: Files): [Files, Files] {
  const own = (files: Files, others: Files): Files =>
    new Map(
      [...files].map(([path, text]) => {
        const other = others.get(path);
        const isDifferent = other !== undefined && other !== text;
        return [path, isScript(path) && isDifferent ? withoutOwnNames(text, other) : text];
      }),
    );
  return [own(before, after), own(after, before)];
}
