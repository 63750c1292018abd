import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { CompilerThread } from '../../src/check/CompilerThread.ts';
import { checkCode } from '../../src/check/index.ts';
import { MAX_MEMORY_MB } from '../../src/check/limits.ts';
import type { CheckQuestion } from '../../src/shared/finding.ts';
import { MAX_CODE_LETTERS } from '../../src/shared/tools.ts';

const question = (code: string): CheckQuestion => ({
  code,
  version: book.documented.version,
});
const WRONG = "import { ZSButton } from '@0610studio/zs-ui';\nexport { ZSButton };\n";

const letters = [...'abcdefghij'].map((letter) => `'${letter}'`).join(' | ');
const ENDLESS = `type P<T, U = T> = [T] extends [never] ? [] : T extends any ? [T, ...P<Exclude<U, T>>] : never;
  let x: P<${letters}> = [];
  x.length;`;

/** The next check is answered, whatever the one before did. */
const expectAlive = async () =>
  expect((await checkCode(question(WRONG))).findings).toMatchObject([{ rule: 'missing-export' }]);

test.each([
  ['brackets within brackets', `const a = ${'('.repeat(10_000)}1${')'.repeat(10_000)};`],
  ['elements within elements', `const a = ${'<A>'.repeat(5000)}${'</A>'.repeat(5000)};`],
  ['a long chain of calls', `declare const a: any; a${'.b()'.repeat(20_000)}`],
])('says of %s that they are too deep', async (_what, code) => {
  expect((await checkCode(question(code))).findings).toMatchObject([{ rule: 'too-complex' }]);
  await expectAlive();
});

test.each([
  [
    'bytes of a picture',
    String.fromCharCode(...Array.from({ length: 50_000 }, (_, i) => (i * 7919) % 65_536)),
  ],
  ['nothing but zeros', '\0'.repeat(MAX_CODE_LETTERS)],
  [
    '3,000 wrong lines',
    `import { ZSText } from '@0610studio/zs-ui';${'\n<ZSText typo="x" />;'.repeat(3000)}`,
  ],
])('lists the first 50 mistakes of %s, and says that there are more', async (_what, code) => {
  const { findings } = await checkCode(question(code));
  expect(findings).toHaveLength(51);
  expect(findings.at(-1)).toMatchObject({ rule: 'too-many' });
  await expectAlive();
});

test('ends a check whose types never end, and answers the next one', async () => {
  const compiler = new CompilerThread({ timeoutMs: 3000, memoryMb: MAX_MEMORY_MB });
  expect(await compiler.ask(question(ENDLESS))).toBe('timeout');
  expect(await compiler.ask(question(WRONG))).toMatchObject({ version: book.documented.version });
});

test('says so when the memory ends', async () => {
  const compiler = new CompilerThread({ timeoutMs: 60_000, memoryMb: 64 });
  expect(await compiler.ask(question(WRONG))).toBe('outOfMemory');
});
