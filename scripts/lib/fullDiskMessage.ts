import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** A build needs many times as much: where no more is left, that was its end. */
const FULL_BYTES = 1_000_000;

/**
 * What to tell of a build that failed where the disk is full, which programs tell in many ways; undefined where it is not.
 * @param space free blocks of the disk, and their size
 */
export function fullDiskMessage(
  folder: string,
  { bavail, bsize }: { bavail: number; bsize: number } = statfsSync(dirname(folder)),
): string | undefined {
  return bavail * bsize < FULL_BYTES
    ? `디스크 공간이 부족해 빌드하지 못했습니다. ${dirname(folder)}가 있는 디스크의 공간을 확보한 뒤 다시 실행하세요. 마지막으로 빌드한 사이트는 그대로 남아 있습니다.`
    : undefined;
}
