import { book } from '@0610studio/zs-ui/facts';
import { classifyChanges } from '@zs-docs/api-docs/history';
import { expect, test } from 'vitest';
import { fixByName } from '../../src/toolkit/version/versionFile.ts';

test.each(Object.entries(fixByName))(
  'the fix of %s belongs to a version that removed or changed it',
  (name, { version }) => {
    const before = book.history.versions[book.history.versions.indexOf(version) - 1] ?? '';
    const { breaking, silent } = classifyChanges(book.history, before, version);
    const names = [...breaking, ...silent].map((change) =>
      [change.name, change.member].filter(Boolean).join('.'),
    );
    expect(names).toContain(name);
  },
);
