import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A server in a process of its own. */
export interface ChildServer {
  port: number;
  pid: number;
  stop: () => Promise<void>;
}

/** A process that was ended by a signal has no exit code. */
const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/**
 * Waits until a server accepts connections.
 * @throws Error when its process exits first
 */
export async function waitForServer(server: ChildProcess, port: number): Promise<ChildServer> {
  while (!(await accepts(port))) {
    if (hasExited(server)) {
      throw new Error(
        `The server on port ${port} ended with ${server.exitCode ?? server.signalCode}.`,
      );
    }
    await wait(50);
  }
  return {
    port,
    pid: server.pid ?? 0,
    async stop() {
      if (!hasExited(server)) {
        const ended = once(server, 'exit');
        server.kill();
        await ended;
      }
    },
  };
}

/** Finds a port that no other program uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
