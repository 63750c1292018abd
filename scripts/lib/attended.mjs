// node scripts/lib/attended.mjs COMMAND …: a command that ends with the process that started it,
// even when that one is killed.
import { run } from './install.mjs';

const [command, ...args] = process.argv.slice(2);
process.exitCode = await run(command, args, { cwd: process.cwd(), isAttended: true });
