import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server of the built site in a process of its own. */
export interface BenchServer {
  port: number;
  stop: () => Promise<void>;
}

/** Our server, as `npm start` runs it. */
export async function startOurs(root: string): Promise<BenchServer> {
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
 * @throws Error when there is no nginx
 */
export async function startNginx(dist: string, base: string): Promise<BenchServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'logs'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, nginxConfig({ folder, port, dist, base }));
  const nginx = spawn('nginx', ['-p', folder, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  nginx.on('error', () => {
    throw new Error('The bench of the server needs nginx: apt-get install nginx');
  });
  const server = await running(nginx, port);
  return {
    port,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

function nginxConfig(site: { folder: string; port: number; dist: string; base: string }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${site.folder}/${name};`)
    .join(' ');
  // Run by root it would read the files as somebody who may not.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `
${user} daemon off; worker_processes auto; pid ${site.folder}/nginx.pid;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; ${temporary}
  sendfile on; tcp_nopush on; access_log off; error_log stderr crit; keepalive_requests 1000000; gzip_static on;
  server {
    listen ${site.port};
    location ${site.base} { alias ${site.dist}; }
    error_page 404 ${site.base}404.html;
  }
}`;
}

async function running(server: ChildProcess, port: number): Promise<BenchServer> {
  while (!(await answers(port))) {
    if (server.exitCode !== null) {
      throw new Error(`The server of the bench ended with ${server.exitCode}.`);
    }
    await wait(50);
  }
  return {
    port,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
