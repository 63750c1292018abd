import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { collectFiles } from '../../declarations/collectFiles.ts';
import committed from '../../declarations/declarations.json' with { type: 'json' };

test('The committed declarations are those of the installed packages: `npm run declarations`', () => {
  const { files, ...others } = collectFiles(fileURLToPath(new URL('../..', import.meta.url)));
  const { files: committedFiles, ...committedOthers } = committed;
  expect(committedOthers).toEqual(others);
  expect(Object.keys(committedFiles)).toEqual(Object.keys(files));
  for (const [name, text] of Object.entries(files)) {
    expect(committedFiles[name as keyof typeof committedFiles], name).toBe(text);
  }
});
