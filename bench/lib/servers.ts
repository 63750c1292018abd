import { spawn } from 'node:child_process';
import { type ChildServer, freePort, running } from '../../scripts/lib/childServer.ts';
import { startNginx } from '../../scripts/lib/nginxServer.ts';

/** Our server, as `npm start` runs it. */
export async function startOurs(root: string): Promise<ChildServer> {
  const port = await freePort();
  const server = spawn('node', ['scripts/serve.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return running(server, port);
}

/**
 * nginx with `gzip_static` and the other settings that its packages come with.
 * @param dist folder of the built site, with a slash at its end
 */
export function startStockNginx(dist: string, base: string): Promise<ChildServer> {
  return startNginx(
    (port) => `
  sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  server {
    listen ${port};
    location ${base} { alias ${dist}; }
    error_page 404 ${base}404.html;
  }`,
  );
}
