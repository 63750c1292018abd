import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import { run, stopSignals } from './install.mjs';

/** An editor empties a file or moves it away before it writes; then the text has come. */
const WRITTEN_MS = 100;

/**
 * Runs a command that reads a file of settings when it starts, and runs it anew when the file is
 * edited. One that fails at edited settings waits for the next edit.
 * @param {string} file
 * @param {string} command name in node_modules/.bin or on the PATH
 * @param {string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<number>} exit code, when it ends by itself or is stopped
 */
export async function runFollowing(file, command, args, options = {}) {
  let isStopped = false;
  const stopped = Promise.race(stopSignals.map((signal) => once(process, signal)));
  stopped.then(() => {
    isStopped = true;
  });
  for (let starts = 1; ; starts += 1) {
    const edit = nextEdit(file);
    const code = await run(command, args, { ...options, until: edit.seen });
    const waits = !edit.isSeen() && starts > 1 && code > 0 && code < 128;
    if (waits) {
      console.error(
        '바뀐 설정으로 시작하지 못했습니다. 위의 오류를 고쳐 저장하면 다시 시작합니다.',
      );
      await Promise.race([edit.seen, stopped]);
    }
    if (isStopped || !edit.isSeen()) {
      edit.close();
      return code;
    }
    console.log(`${basename(file)}이(가) 바뀌어 다시 시작합니다.`);
  }
}

/** The next time that a file has another text than now. */
function nextEdit(file) {
  const before = textOf(file);
  let seen = false;
  let tell;
  let timer;
  const look = () => {
    const now = textOf(file);
    if (now !== undefined && now !== before) {
      seen = true;
      watcher.close();
      tell();
    }
  };
  const watcher = watch(dirname(file), (_event, name) => {
    if (name === basename(file)) {
      clearTimeout(timer);
      timer = setTimeout(look, WRITTEN_MS);
    }
  });
  return {
    seen: new Promise((resolve) => {
      tell = resolve;
    }),
    isSeen: () => seen,
    close() {
      clearTimeout(timer);
      watcher.close();
    },
  };
}

/** How reading fails while an editor has moved a file away; Windows says the others. */
const MOVED = new Set(['ENOENT', 'EBUSY', 'EPERM']);

/** Nothing while an editor moves it. */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (!MOVED.has(error.code)) {
      throw error;
    }
    return undefined;
  }
}
