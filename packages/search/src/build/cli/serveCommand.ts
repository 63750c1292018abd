import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import type { Engine } from '../../shared/engine/engine.ts';
import { openIndex } from '../indexFolder.ts';
import { createQueriesServer } from '../server/serve/createServer.ts';
import { type CliContext, CliError } from './context.ts';
import { readArguments } from './readArguments.ts';
import { folderOf } from './readSite.ts';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  index: { type: 'string' },
  origin: { type: 'string' },
} as const;

function portOf(given: string, { text }: CliContext): number {
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65535) {
    throw new CliError(text.badPort(given));
  }
  return port;
}

async function open(folder: string, { text }: CliContext): Promise<Engine> {
  try {
    const engine = await openIndex(folder);
    // Warm up: else the first query would wait for it.
    await engine.loadTexts();
    return engine;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' || code === 'ENOTDIR' || error instanceof SyntaxError
      ? new CliError(text.noIndex(folder))
      : error;
  }
}

/** Lets garbage be collected once the heap has grown by a fifth: Node waits for several times as much. */
const STAY_SMALL = '--heap-growing-percent=20';

/** `zs-search serve`: answers queries from an index until the process is ended. */
export async function serveCommand(args: readonly string[], context: CliContext): Promise<void> {
  const { text, print, env } = context;
  const { values, positionals } = readArguments('serve', args, OPTIONS, context);
  const folder = folderOf('serve', positionals, context);
  setFlagsFromString(STAY_SMALL);
  const port = portOf(values.port ?? env.PORT ?? '7700', context);
  const server = createQueriesServer(await open(folder, context), {
    indexName: values.index,
    origin: values.origin?.replace(/\/+$/, ''),
  });
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(new CliError(text.portInUse(port, error.message))));
    server.listen(port, values.host, done);
  });
  print(text.serving(`http://${values.host}:${(server.address() as AddressInfo).port}`));
}
