import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { finishBuild } from '../../scripts/lib/buildFolder.ts';
import { root } from '../../scripts/lib/install.mjs';
import { freePort, waitForServer } from './childServer.ts';
import { copyBuild } from './copyBuild.ts';

/** Resident memory of a process, as Linux tells it. */
function memoryMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Serves a copy of the build in a process of its own, as `npm start` does. */
export async function serveCopy() {
  const dist = (await copyBuild({})).replace(/\/$/, '');
  const port = await freePort();
  const env = { ...process.env, SITE_DIST: dist, PORT: String(port) };
  const child = spawn('node', ['scripts/serve.ts'], { cwd: root, env, stdio: 'inherit' });
  const server = await waitForServer(child, port);
  return {
    address: `http://localhost:${port}/zs-ui/`,
    /** Has another build take the place of the served one, as `npm run build` does. */
    deploy: (build: string) => finishBuild(build, dist),
    memoryMb: () => memoryMb(server.pid),
    async stop() {
      await server.stop();
      rmSync(dist, { recursive: true });
    },
  };
}
