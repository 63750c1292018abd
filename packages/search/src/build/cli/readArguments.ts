import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type CliContext, CliError } from './context.ts';

/**
 * Reads the arguments behind a command.
 * @throws CliError for an option that the command does not have, or has otherwise
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  command: string,
  args: readonly string[],
  options: Options,
  { text }: CliContext,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = /'(-[^\s'<]*)/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      throw new CliError(text.unknownOption(option, command));
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      throw new CliError(text.badOption(option, message, command));
    }
    throw error;
  }
}
