import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findNginx } from '../../scripts/lib/nginx.mjs';
import { type ChildServer, freePort, waitForServer } from './childServer.ts';

/**
 * Starts nginx on a free port, with the MIME types that its package comes with.
 * @param site returns the directives of the `http` block for a port
 * @throws Error when there is no nginx
 */
export async function startNginx(site: (port: number) => string): Promise<ChildServer> {
  const command = findNginx();
  if (!command) {
    throw new Error('nginx is not installed: apt-get install nginx');
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'logs'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, configOf(folder, typesOf(command), site(port)));
  const nginx = spawn(command, ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = await waitForServer(nginx, port);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Finds the `mime.types` of the package, beside its configuration. */
function typesOf(command: string): string {
  const said = spawnSync(command, ['-V'], { encoding: 'utf8' }).stderr;
  const config = /--conf-path=(\S+)/.exec(said)?.[1] ?? '/etc/nginx/nginx.conf';
  return join(dirname(config), 'mime.types');
}

function configOf(folder: string, types: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  // Started by root, nginx would read files as a user that may not.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
${user} daemon off; worker_processes auto; pid ${folder}/nginx.pid;
events { worker_connections 768; }
http {
  include ${types}; default_type application/octet-stream; ${temporary}
  access_log off; error_log stderr crit;
  ${site}
}`;
}
