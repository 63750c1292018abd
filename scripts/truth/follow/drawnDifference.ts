import { stripVTControlCharacters } from 'node:util';

/** The lines of a failure that differ: `-` of the newer source, `+` of this repository. */
const differingLines = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[-+] /.test(line) && !/^[-+] (Expected|Received)/.test(line));

/** Attributes of a view, and the properties of its style: `"borderRadius":16`. */
const partsOf = (line: string): string[] =>
  line
    .slice(2)
    .replaceAll('\\"', '"')
    .split(/[ {}]+|,(?=")/)
    .filter(Boolean);

/** What a line says and another does not. */
function own(line: string, other: string): string {
  const others = new Set(partsOf(other));
  const rest = partsOf(line).filter((part) => !others.has(part));
  return `${line.slice(0, 2)}${rest.join(' ')}`;
}

/**
 * What a failure of jest shows of a difference: `-` of the newer source, `+` of this repository. Each line has what
 * differs in it alone, once.
 */
export function differenceOf(message: string): string[] {
  const lines = differingLines(message);
  const short = lines.map((line, at) => {
    const [before = '', after = ''] = [lines[at - 1], lines[at + 1]];
    const isPair = line.startsWith('-') ? after.startsWith('+') : before.startsWith('-');
    return isPair ? own(line, line.startsWith('-') ? after : before) : line;
  });
  return [...new Set(short)];
}
