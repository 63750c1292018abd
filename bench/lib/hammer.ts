import { connect, type Socket } from 'node:net';

/** What is asked for, and how often. */
interface Load {
  port: number;
  path: string;
  /** Status that every answer must have. */
  status: number;
  /** Requests in flight: each connection sends the next one when its answer is whole. */
  connections: number;
  requests: number;
}

/** What came of it. */
export interface Outcome {
  seconds: number;
  /** Requests whose answer was missing, cut or had another status. */
  errors: number;
}

/**
 * Asks a server for one address again and again, over connections that stay open. Written on bare
 * sockets, so that the client of Node does not decide which server is the faster one.
 */
export async function hammer(load: Load): Promise<Outcome> {
  const left = { requests: load.requests, errors: 0 };
  const start = performance.now();
  const clients = Array.from({ length: load.connections }, () => ask(load, left));
  await Promise.all(clients);
  return { seconds: (performance.now() - start) / 1000, errors: left.errors };
}

/** One connection: sends until no request is left. */
function ask(
  { port, path, status }: Load,
  left: { requests: number; errors: number },
): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
  const expected = `HTTP/1.1 ${status} `;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const read = answerReader((head) => {
      left.errors += head.startsWith(expected) ? 0 : 1;
      next(socket);
    });
    const next = (open: Socket) => {
      left.requests -= 1;
      if (left.requests >= 0) {
        open.write(request);
      } else {
        open.end();
      }
    };
    socket.on('connect', () => next(socket));
    socket.on('data', read);
    socket.on('error', () => {
      left.errors += 1;
    });
    socket.on('close', () => resolve());
  });
}

/**
 * Reads answers from the pieces in which they come.
 * @param onAnswer gets the head of each answer once its body is whole
 */
function answerReader(onAnswer: (head: string) => void): (piece: Buffer) => void {
  let head = '';
  let wanted = 0;
  return (piece) => {
    let body = piece.length;
    if (wanted === 0) {
      head += piece.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) {
        return;
      }
      body = head.length - end - 4;
      head = head.slice(0, end);
      wanted = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    }
    wanted -= body;
    if (!(wanted > 0)) {
      const whole = wanted === 0 ? head : '';
      head = '';
      wanted = 0;
      onAnswer(whole);
    }
  };
}
