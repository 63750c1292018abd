// Runs before anything is installed, on Node 20 too: built-ins only.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** How often a command looks for the npm that it was started by. */
const INTERVAL_MS = 500;

/** Parent of a process of which the system tells nothing. */
const UNKNOWN = 0;

/** A shell that only waits for what it was told to run. */
const SHELL = /^-?(?:\S*\/)?(?:ba|da|a|k|z)?sh$/;

/**
 * Ends this command, and what it runs, with the npm that started it. npm hands a signal to the shell between
 * the two, and dash ends without handing it on; an npm that is killed tells not even the shell. The command
 * learns of both by another parent: its own, or that of the shell.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) {
    return;
  }
  const { ppid: shell } = process;
  const { parent: npm, name } = processOf(shell);
  // Where the system does not tell the parent, it is not known to have changed.
  const isOver = () =>
    process.ppid !== shell ||
    (SHELL.test(name) && ![npm, UNKNOWN].includes(processOf(shell).parent));
  const watch = setInterval(() => {
    if (isOver()) {
      clearInterval(watch);
      process.kill(process.pid, 'SIGTERM');
    }
  }, INTERVAL_MS).unref();
}

/**
 * Who started a process, and what it is called.
 * @param {number} pid
 * @returns {{ parent: number, name: string }} UNKNOWN and no name where the system does not tell
 */
function processOf(pid) {
  const told = process.platform === 'linux' ? statOf(pid) : psOf(pid);
  const [, parent = UNKNOWN, name = ''] = /^(\d+) +(.*)$/.exec(told.trim()) ?? [];
  return { parent: Number(parent), name };
}

/** Parent and name by /proc, as a container may have no `ps`. */
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(
      /^\d+ \((.*)\) \S+ (\d+).*$/s,
      '$2 $1',
    );
  } catch {
    // It has just ended.
    return '';
  }
}

/** The same where there is no /proc; empty where there is no `ps` either. */
const psOf = (pid) =>
  spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
