import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { checkCode, checkedVersions, documentedVersion } from '../../src/check/index.ts';
import type { CheckQuestion } from '../../src/shared/finding.ts';
import { MAX_CODE_LETTERS } from '../../src/shared/tools.ts';

const question = (code: string): CheckQuestion => ({
  code,
  version: book.documented.version,
});
const WRONG = "import { ZSButton } from '@0610studio/zs-ui';\nexport { ZSButton };\n";

/** The next check is answered, whatever the one before did. */
const expectAlive = async () =>
  expect((await checkCode(question(WRONG))).findings).toMatchObject([{ rule: 'missing-export' }]);

test('names the line, the column and the section of a mistake', async () => {
  expect((await checkCode(question(WRONG))).findings).toEqual([
    {
      line: 1,
      column: 10,
      rule: 'missing-export',
      message: `\`@0610studio/zs-ui\` ${book.documented.version}에는 \`ZSButton\` export가 없습니다. 대신 사용할 이름은 \`ZSPressable\`입니다.`,
      about: { topic: 'exports' },
    },
  ]);
});

test('refuses a version that there is not, and code that is too long, as errors of the caller', async () => {
  await expect(checkCode({ ...question(''), version: '9.9.9' })).rejects.toThrow('9.9.9');
  await expect(checkCode(question(' '.repeat(MAX_CODE_LETTERS + 1)))).rejects.toThrow('100,000자');
  expect(checkedVersions()).toContain(documentedVersion());
  await expectAlive();
});

test('reads no file that the code names, and runs none of it', async () => {
  const code = `/// <reference path="/etc/passwd" />
    import data from '/etc/passwd';
    throw new Error(String(data));`;
  expect((await checkCode(question(code))).findings).toEqual([]);
  await expectAlive();
});
