import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/**
 * Reads a file of a package on the registry.
 * @param spec `expo@~56.0.0`
 * @param folder for its tarball
 * @throws Error if npm cannot fetch it
 */
export async function readPackageFile(spec: string, file: string, folder: string): Promise<string> {
  const packed = await exec('npm', ['pack', spec, '--silent', '--pack-destination', folder]);
  const tarball = packed.stdout.trim().split('\n').at(-1) ?? '';
  const { stdout } = await exec('tar', ['-xOf', join(folder, tarball), `package/${file}`]);
  return stdout;
}
