import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { env } from '../../scripts/lib/install.mjs';
import { type ChildServer, freePort, waitForServer } from './childServer.ts';

/**
 * Starts Astro's development server on a free port.
 * @param folder of the repository, or of a copy
 */
export async function startDev(folder: string): Promise<ChildServer> {
  const port = await freePort();
  const astro = spawn('astro', ['dev', '--port', String(port)], {
    cwd: join(folder, 'site'),
    env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return waitForServer(astro, port);
}
