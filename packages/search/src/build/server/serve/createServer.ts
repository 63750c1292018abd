import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Engine } from '../../../shared/engine/engine.ts';
import { answerRequests } from './answerRequests.ts';
import { createQueue } from './queue.ts';
import { MAX_BODY_BYTES, readBody } from './readBody.ts';
import { BadRequest, readRequests, UnknownIndex } from './readRequests.ts';

const QUERIES = '/1/indexes/*/queries';
/** Time in which a client must have sent its whole request; Node's own limit covers only the headers. */
const REQUEST_TIMEOUT_MS = 10_000;
/** Interval at which Node looks for requests that take longer. */
const CONNECTION_CHECK_INTERVAL_MS = 1_000;

/** An answer with status and JSON body. */
interface Answer {
  status: number;
  body: unknown;
}

const problem = (status: number, message: string): Answer => ({
  status,
  body: { message, status },
});

/** Reads the body; a client that takes longer is disconnected. */
async function readInTime(request: IncomingMessage, timeoutMs: number): Promise<string | null> {
  const late = setTimeout(() => request.destroy(), timeoutMs);
  try {
    return await readBody(request);
  } finally {
    clearTimeout(late);
  }
}

/** Dependencies of the server. */
interface Answering {
  /** Answers the queries of a body. */
  find: (body: string) => Promise<unknown>;
  /** Time in which a client must have sent its whole request. */
  timeoutMs: number;
}

async function answer({ find, timeoutMs }: Answering, request: IncomingMessage): Promise<Answer> {
  const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
  if (path !== QUERIES) {
    return problem(404, 'Path not found');
  }
  if (request.method === 'OPTIONS') {
    return { status: 204, body: undefined };
  }
  if (request.method !== 'POST') {
    return problem(405, 'Method not allowed');
  }
  const body = await readInTime(request, timeoutMs);
  if (body === null) {
    return problem(413, `The request body is larger than ${MAX_BODY_BYTES} bytes`);
  }
  return { status: 200, body: await find(body) };
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'POST, OPTIONS',
    // The rest of an oversized body is not read.
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Options of `createQueriesServer`. */
export interface ServerOptions {
  /** Time in which a client must have sent its whole request. */
  timeoutMs?: number;
  /** Name of the index: a request for another gets 404. Without it every name is answered. */
  indexName?: string | undefined;
  /** Origin of the documents, `https://docs.example.com`, that is put before each address. */
  origin?: string | undefined;
}

/** Creates a server that answers queries calls from an index; it does not listen yet. */
export function createQueriesServer(
  engine: Engine,
  { timeoutMs = REQUEST_TIMEOUT_MS, indexName, origin = '' }: ServerOptions = {},
): Server {
  const limits = {
    requestTimeout: timeoutMs,
    connectionsCheckingInterval: CONNECTION_CHECK_INTERVAL_MS,
  };
  const enqueue = createQueue();
  const find = (body: string) => {
    const requests = readRequests(body, indexName);
    return enqueue(() => answerRequests(engine, requests, origin));
  };
  const server = createServer(limits, async (request, response) => {
    try {
      send(response, await answer({ find, timeoutMs }, request));
    } catch (error) {
      const isUnknown = error instanceof UnknownIndex;
      const isTheirs = error instanceof BadRequest || error instanceof URIError || isUnknown;
      const hasLeft = request.destroyed && !request.complete;
      if (!isTheirs && !hasLeft) {
        console.error(error);
      }
      const message = isTheirs ? error.message : 'Internal error';
      send(response, problem(isUnknown ? 404 : isTheirs ? 400 : 500, message));
    }
  });
  server.on('clientError', (_error, socket) => {
    if (socket.writable) {
      socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    }
  });
  return server;
}
