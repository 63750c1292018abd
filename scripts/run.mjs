// node scripts/run.mjs COMMAND …: a command of the project on a Node that is new enough.
import { ensureNode, run } from './lib/install.mjs';

const [command, ...args] = process.argv.slice(2);
await ensureNode();
process.exitCode = await run(command, args);
