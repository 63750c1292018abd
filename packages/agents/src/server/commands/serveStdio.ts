import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio as serve } from '@modelcontextprotocol/server/stdio';

/** Bytes of one message: code at its bound, escaped, fits. */
const MAX_MESSAGE_BYTES = 2 * 1024 * 1024;

/** Serves the client that started this process, until it closes the input or ends the process. */
export async function serveStdio(create: () => McpServer): Promise<void> {
  // The output carries the protocol alone.
  console.log = console.error;
  const options = { maxBufferSize: MAX_MESSAGE_BYTES };
  const handle = serve(create, {
    transport: new StdioServerTransport(process.stdin, process.stdout, options),
    onerror: ({ message }) => console.error(message.slice(0, 300)),
  });
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    process.stdin.once('end', resolve);
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await handle.close();
}
