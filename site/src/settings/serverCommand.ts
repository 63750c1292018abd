import { serverPath } from './agentFiles.ts';
import { absoluteUrl } from './paths.ts';

/** Arguments of `npx` that run the server of this site. */
export const serverArguments = (): string[] => ['-y', absoluteUrl(serverPath)];

/** Command of the MCP server: without more it serves, with `check FILE` it checks. */
export const serverCommand = (more = ''): string =>
  ['npx', ...serverArguments(), ...(more ? [more] : [])].join(' ');
