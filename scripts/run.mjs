// node scripts/run.mjs COMMAND …: a command of the project on a Node that is new enough, with what it stands
// on: packages that are installed, and those of this repository built from their source as it is now.
import { ensureInstalled, run } from './lib/install.mjs';

const [command, ...args] = process.argv.slice(2);
await ensureInstalled();
process.exitCode =
  (await run('npm', ['run', '--silent', 'build:packages'])) || (await run(command, args));
