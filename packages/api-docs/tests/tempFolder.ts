import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) {
    rmSync(folder, { recursive: true });
  }
});

/** A new empty folder, gone when the tests of the file have ended. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-docs-'));
  folders.push(folder);
  return folder;
}
