import { Transform } from 'node:stream';
import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { cutText } from '@zs-docs/words';

const NEW_LINE = 10;
/** Of JSON-RPC. */
const INVALID_REQUEST = -32_600;

/** Bytes of one message: code at its bound, escaped, fits. */
const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;
/** Of what is not read yet: a message at the bound, and a part of the next one. */
const MAX_BUFFERED_BYTES = 2 * MAX_MESSAGE_BYTES;

/** Passes messages on, a line each. One past the bound ends where it passes it: no message, which the transport passes over. */
function boundedLines(tellTooLong: () => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; ) {
        const end = chunk.indexOf('\n', start) + 1 || chunk.length;
        const wasTooLong = bytes > MAX_MESSAGE_BYTES;
        bytes += end - start;
        if (bytes <= MAX_MESSAGE_BYTES) {
          this.push(chunk.subarray(start, end));
        } else if (!wasTooLong) {
          this.push('\n');
          tellTooLong();
        }
        bytes = chunk[end - 1] === NEW_LINE ? 0 : bytes;
        start = end;
      }
      done();
    },
  });
}

/** What is too long is not read, its id neither. */
function answerTooLong(): void {
  const message = `메시지가 ${MAX_MESSAGE_BYTES / 1024 / 1024} MB를 넘습니다. 코드를 나누어 보내세요.`;
  const error = { code: INVALID_REQUEST, message };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`);
}

/** Letters of a fault that are logged: its message may hold what a client sent. */
const MAX_LOGGED_LETTERS = 300;

/** Logs, in one line, what a client sent wrong. */
function logFault({ message }: Error): void {
  console.error(cutText(message.replace(/\s+/g, ' '), MAX_LOGGED_LETTERS));
}

/** Serves the client that started this process, until it closes the input or ends the process. */
export async function serveStdio(create: () => McpServer): Promise<void> {
  // The output carries the protocol alone.
  console.log = console.error;
  const input = process.stdin.pipe(boundedLines(answerTooLong));
  const options = { maxBufferSize: MAX_BUFFERED_BYTES };
  const transport = new StdioServerTransport(input, process.stdout, options);
  const handle = serve(create, { transport, onerror: logFault });
  const { onclose } = transport;
  await new Promise<void>((resolve) => {
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await handle.close();
}
