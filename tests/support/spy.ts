import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's server, on an origin of its own, that writes down whatever reaches it. */
export interface Spy {
  /** `http://127.0.0.1:<port>`; the same port listens for UDP packets. */
  origin: string;
  port: number;
  /** Paths that were asked for, and `UDP` for each packet. */
  heard: string[];
  stop: () => void;
}

/** Starts a spy on a free port. It answers every request, to anybody. */
export async function startSpy(): Promise<Spy> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' });
    response.end('heard');
  });
  server.on('upgrade', (request, socket) => {
    heard.push(request.url ?? '');
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const packets = createSocket('udp4');
  packets.on('message', () => heard.push('UDP'));
  packets.bind(port, '127.0.0.1');
  await once(packets, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    heard,
    stop() {
      server.close();
      server.closeAllConnections();
      packets.close();
    },
  };
}
