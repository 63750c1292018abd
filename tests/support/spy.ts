import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of another origin that records all requests. */
export interface Spy {
  /** `http://127.0.0.1:<port>`; the same port listens for UDP packets. */
  origin: string;
  port: number;
  /** Requested paths, and `UDP` for each packet. */
  requests: string[];
  stop: () => void;
}

/** Starts a spy on a free port. It allows requests of all origins. */
export async function startSpy(): Promise<Spy> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' });
    response.end('received');
  });
  server.on('upgrade', (request, socket) => {
    requests.push(request.url ?? '');
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const packets = createSocket('udp4');
  packets.on('message', () => requests.push('UDP'));
  packets.bind(port, '127.0.0.1');
  await once(packets, 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    stop() {
      server.close();
      server.closeAllConnections();
      packets.close();
    },
  };
}
