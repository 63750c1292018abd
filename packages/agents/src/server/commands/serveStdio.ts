import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio as serve } from '@modelcontextprotocol/server/stdio';
import { logFault } from '../logFault.ts';

/** Bytes of one message: code at its bound, escaped, fits. A longer one ends the connection. */
const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;
/** Serves the client that started this process, until it closes the input or ends the process. */
export async function serveStdio(create: () => McpServer): Promise<void> {
  // The output carries the protocol alone.
  console.log = console.error;
  const options = { maxBufferSize: MAX_MESSAGE_BYTES };
  const transport = new StdioServerTransport(process.stdin, process.stdout, options);
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
