import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const given = new Map<string, string>();

/**
 * Short name of a class of a CSS module, the same in every build on every machine.
 * @param name the class in its file
 * @param file path of the module, with what asks for it
 * @throws Error when two classes would share a name
 */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const whole = `${path} .${name}`;
  const short = `_${createHash('sha256').update(whole).digest('hex').slice(0, 6)}`;
  const other = given.get(short);
  if (other && other !== whole) {
    throw new Error(`${whole} and ${other} get the same class ${short}: rename one of them.`);
  }
  given.set(short, whole);
  return short;
}
