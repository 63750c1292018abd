import { type StatsFs, statfsSync } from 'node:fs';

/** A disk with less than this is full to a build, which writes files of some megabytes. */
const ROOM = 8 * 1024 * 1024;

type Look = (folder: string) => Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>;

/**
 * Says why a build failed where a disk is full: the programs that write name an error of the system.
 * @param folders into which a build writes
 * @returns what happened, why, and what to do; nothing where every disk has room
 */
export function explainFullDisk(
  folders: readonly string[],
  look: Look = statfsSync,
): string | undefined {
  const full = folders.find((folder) => isFull(look(folder)));
  return full === undefined
    ? undefined
    : `디스크가 가득 차서 빌드를 끝내지 못했습니다. ${full} 폴더가 있는 디스크에 남은 자리가 없습니다. 빌드 하나에는 지금 사이트만큼의 자리가 더 듭니다. 쓰지 않는 파일을 지워 자리를 마련한 뒤 같은 명령을 다시 실행하십시오. 마지막으로 빌드한 사이트는 그대로 남아 있고, 켜져 있는 서버는 그것을 계속 내보냅니다.`;
}

/** Some file systems make room for files as they come, and count none. */
const isFull = ({ bavail, bsize, files, ffree }: ReturnType<Look>) =>
  bavail * bsize < ROOM || (files > 0 && ffree === 0);
