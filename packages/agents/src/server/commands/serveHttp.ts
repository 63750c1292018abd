import { createServer, type Server } from 'node:http';
import {
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { UserError } from '../../shared/userError.ts';
import { logFault } from '../logFault.ts';

/** Where the server listens: other machines cannot reach it. */
const HOST = '127.0.0.1';
const PATH = '/mcp';
/** Bytes of one request: code at its bound, escaped, fits. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
/** Clients at once; each request is answered by itself, so no session is kept. */
const MAX_CONNECTIONS = 64;
const MAX_SUBSCRIPTIONS = 16;
/** Time for the whole of a request to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;

/** Serves clients on this machine over streamable HTTP, until the process is ended. */
export async function serveHttp(create: () => McpServer, port: number): Promise<void> {
  const handler = createMcpHandler(create, {
    onerror: logFault,
    maxRequestBodySize: MAX_BODY_BYTES,
    maxSubscriptions: MAX_SUBSCRIPTIONS,
  });
  const answer = toNodeHandler(handler, { onerror: logFault, maxRequestBodySize: MAX_BODY_BYTES });
  const isHostAllowed = localhostHostValidation();
  const isOriginAllowed = localhostOriginValidation();
  const server = createServer((request, response) => {
    if (!isHostAllowed(request, response) || !isOriginAllowed(request, response)) {
      return;
    }
    if (request.url?.split('?')[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    answer(request, response).catch(logFault);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  console.error(`http://${HOST}:${await listen(server, port)}${PATH}`);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  server.close();
  await handler.close();
  server.closeAllConnections();
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new UserError(
          error.code === 'EADDRINUSE'
            ? `포트 ${port}을(를) 다른 프로그램이 사용합니다. --port로 다른 포트를 지정하세요.`
            : `포트 ${port}을(를) 열지 못했습니다: ${error.message}`,
        ),
      ),
    );
    server.listen(port, HOST, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
