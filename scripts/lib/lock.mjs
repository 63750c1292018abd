// Runs before anything is installed, on Node 20 too: built-ins only.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 300;

/** A lock without a process id is older than this only if its process ended while writing it. */
const WRITE_TIMEOUT_MS = 5000;

/**
 * Takes a lock that one process holds at a time, and waits while another process holds it. It is
 * released when this process exits. Without a writable folder there is no lock.
 * @param {string} root folder of the repository
 * @param {string} name what is locked
 * @param {(pid: string, file: string) => void} onWait called once if another process holds the lock
 * @returns {Promise<{ release: () => void, hasWaited: boolean }>}
 */
export async function takeLock(root, name, onWait) {
  const folder = join(root, '.cache', 'locks');
  const file = join(folder, createHash('sha256').update(name).digest('hex').slice(0, 16));
  let hasWaited = false;
  while (!tryLock(folder, file)) {
    const pid = holderOf(file);
    if (pid !== undefined && !hasWaited) {
      onWait(pid, file);
      hasWaited = true;
    }
    await sleep(pid === undefined ? 0 : POLL_INTERVAL_MS);
  }
  const remove = () => rmSync(file, { force: true });
  process.on('exit', remove);
  const release = () => {
    process.off('exit', remove);
    remove();
  };
  return { release, hasWaited };
}

/** Whether the lock is this process's now, or cannot be had at all. */
function tryLock(folder, file) {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    return error.code !== 'EEXIST';
  }
}

/** Id of the process that holds a lock. Removes the lock of a process that is gone. */
function holderOf(file) {
  try {
    const pid = readFileSync(file, 'utf8');
    const isWritten = pid !== '' || Date.now() - statSync(file).mtimeMs > WRITE_TIMEOUT_MS;
    if (!isWritten || isRunning(Number(pid))) {
      return pid;
    }
  } catch {
    // Released meanwhile.
    return undefined;
  }
  rmSync(file, { force: true });
  return undefined;
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
