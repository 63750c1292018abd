import { randomUUID } from 'node:crypto';
import { access, chmod, constants, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/** Writes bytes into a file that is whole at any time; what a link leads to, and who may read it, stays. */
export async function replaceFile(file: string, bytes: string): Promise<void> {
  const target = await realpath(file).catch(() => file);
  const old = await stat(target).catch(() => undefined);
  if (old) {
    await access(target, constants.W_OK);
  }
  const part = `${target}.${randomUUID()}.part`;
  try {
    await writeFile(part, bytes, 'latin1');
    if (old) {
      await chmod(part, old.mode);
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
