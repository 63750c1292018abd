import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { basename } from 'node:path';
import { run, stopSignals } from './install.mjs';

/** Polling, unlike a watcher, survives editors that replace a file by renaming another. */
const POLL_INTERVAL_MS = 300;

/**
 * Runs a command and restarts it whenever one of some files is edited: Node imports a module once per process,
 * so the settings of a running server cannot be reloaded. A restart that fails waits for the next edit.
 * @param {string[]} files
 * @param {string} command name in node_modules/.bin or on the PATH
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<number>} exit code, when the command ends by itself or is stopped
 */
export async function runFollowing(files, command, args, options = {}) {
  let isStopped = false;
  const stopped = Promise.race(stopSignals.map((signal) => once(process, signal))).then(() => {
    isStopped = true;
  });
  for (let isRestart = false; ; isRestart = true) {
    let editedFile = '';
    const edited = nextEdit(files).then((file) => {
      editedFile = file;
    });
    const code = await run(command, args, { ...options, until: edited });
    // A command that a signal ended did not fail at its settings.
    const isFault = code !== 0 && code < 128;
    if (isRestart && isFault && !editedFile && !isStopped) {
      console.error(
        '변경된 설정으로 시작하지 못했습니다. 위의 오류를 수정하고 저장하면 다시 시작합니다.',
      );
      await Promise.race([edited, stopped]);
    }
    for (const file of files) {
      unwatchFile(file);
    }
    if (isStopped || !editedFile) {
      return code;
    }
    console.log(`${basename(editedFile)}이(가) 변경되어 다시 시작합니다.`);
  }
}

/** The next file that is edited. */
function nextEdit(files) {
  return new Promise((resolve) => {
    for (const file of files) {
      watchFile(file, { interval: POLL_INTERVAL_MS }, ({ mtimeMs }) => {
        const exists = mtimeMs > 0;
        if (exists) {
          resolve(file);
        }
      });
    }
  });
}
