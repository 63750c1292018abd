import { describe, expect, test } from 'vitest';
import { type Break, findBreaks, SourceError } from '../../src/breaks/index.ts';
import { apps } from './apps.ts';
import { history } from './toolkit.ts';

/** The breaks that the lines of an app name. */
const named = (source: string) =>
  source.split('\n').flatMap((line, index) => {
    const [, found] = /\bbreaks: (.*?)(?: \*\/\})?$/.exec(line) ?? [];
    return found === undefined ? [] : [`${index + 1}: ${found}`];
  });

const inShort = ({ line, what, name, member, value }: Break) =>
  `${line}: ${[what, [name, member].filter(Boolean).join('.'), value].filter(Boolean).join(' ')}`;

describe('An app', () => {
  test.each(Object.entries(apps))(
    'with %s is told all lines that break, and no others',
    (_, app) => {
      expect(findBreaks(app, history, '1.0.0', '2.0.0').map(inShort)).toEqual(named(app));
    },
  );

  test.each(Object.entries(apps))('with %s is told nothing within a version', (_, app) => {
    expect(findBreaks(app, history, '1.0.0', '1.0.0')).toEqual([]);
  });

  test('of several files, one after the other, is told the lines of each', () => {
    const file = `import { Chip } from 'made-up-ui';\nconst styles = {};\nexport const a = 1;\nexport default Chip;\n`;
    expect(findBreaks(file + file, history, '2.0.0', '1.0.0').map(inShort)).toEqual([
      '1: gone Chip',
      '5: gone Chip',
    ]);
  });

  test('of a newer version is told what an older one lacks', () => {
    const app = `import { Chip, Button } from 'made-up-ui';\nconst a = <Button tone="wild">a</Button>;`;
    expect(findBreaks(app, history, '2.0.0', '1.0.0').map(inShort)).toEqual([
      '1: gone Chip',
      '2: value Button.tone wild',
    ]);
  });
});

describe('A text that is no TypeScript', () => {
  test('is an error that names the line', () => {
    const read = () => findBreaks('const a = 1;\nconst = 2;', history, '1.0.0', '2.0.0');
    expect(read).toThrow(SourceError);
    expect(read).toThrow(expect.objectContaining({ line: 2 }));
  });
});

test.each([
  ['a long sum', `const a = ${'1+'.repeat(20_000)}1;`],
  ['a long chain of else', `if (a) {} ${'else if (a) {} '.repeat(20_000)}`],
])('%s is too deep to be read, and no mistake in its syntax', (_what, code) => {
  expect(() => findBreaks(code, history, '1.0.0', '2.0.0')).toThrow(RangeError);
});
