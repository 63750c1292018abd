import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { run } from '../../scripts/lib/install.mjs';

const folder = fileURLToPath(new URL('../oldest/', import.meta.url));
const packed = `${folder}node_modules/@sparticuz/chromium/bin/chromium.br`;

/** Whether the oldest Chromium runs here: its package has a program for one kind of machine. */
export const hasOldestChromium = process.platform === 'linux' && process.arch === 'x64';

/** Switches with which it starts in a container. */
export const oldestArgs = ['--no-sandbox', '--headless', '--disable-gpu'];

/**
 * Installs the oldest Chromium that the site supports, which `tests/oldest` pins.
 * @returns path of the program
 */
export async function installOldestChromium(): Promise<string> {
  const program = `${folder}node_modules/chromium`;
  if (!existsSync(program)) {
    const code = await run('npm', ['ci', '--silent', '--workspaces=false', '--prefix', folder]);
    if (code !== 0) {
      throw new Error(`npm installed nothing in ${folder}; its lines above say why.`);
    }
    // Its own script unpacks to the temporary folder, where another version may stand.
    writeFileSync(program, brotliDecompressSync(readFileSync(packed)));
    chmodSync(program, 0o755);
  }
  return program;
}
