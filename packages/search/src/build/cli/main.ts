import { readFileSync } from 'node:fs';
import { buildCommand } from './buildCommand.ts';
import { type CliContext, CliError, textFor } from './context.ts';

type Command = (args: readonly string[], context: CliContext) => Promise<void>;

/** Commands by name, loaded on use: some import server code. */
const COMMANDS = new Map<string, () => Promise<Command>>([
  ['build', async () => buildCommand],
  ['serve', async () => (await import('./serveCommand.ts')).serveCommand],
  ['push', async () => (await import('./pushCommand.ts')).pushCommand],
]);

function version(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return JSON.parse(manifest).version;
}

async function run([name = '--help', ...args]: readonly string[], context: CliContext) {
  const { text, print } = context;
  if (name === '--help' || name === '-h' || args.includes('--help') || args.includes('-h')) {
    print(text.help);
    return;
  }
  if (name === '--version') {
    print(version());
    return;
  }
  const loadCommand = COMMANDS.get(name);
  if (!loadCommand) {
    throw new CliError(text.unknownCommand(name));
  }
  const command = await loadCommand();
  await command(args, context);
}

/** Whether an error is of the file system. */
const isFileProblem = (error: unknown): error is Error & { path: string } =>
  error instanceof Error && 'syscall' in error && 'path' in error;

/**
 * Runs `zs-search` with its arguments.
 * @returns the code that the process is to end with
 */
export async function main(
  args: readonly string[],
  env: CliContext['env'] = process.env,
  print: (line: string) => void = console.log,
  printError: (line: string) => void = console.error,
): Promise<number> {
  const text = textFor(env);
  try {
    await run(args, { text, env, print });
    return 0;
  } catch (error) {
    if (error instanceof CliError) {
      printError(error.message);
    } else if (isFileProblem(error)) {
      printError(text.fileProblem(error.path, error.message));
    } else {
      printError(`${text.fault}\n${error instanceof Error ? error.stack : String(error)}`);
    }
    return 1;
  }
}
