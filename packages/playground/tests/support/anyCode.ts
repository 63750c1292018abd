import fc from 'fast-check';
import type { CodeValue } from '../../src/shared/codeValue.ts';

/** Anything that a control or a page's script may write into code. */
export const anyValue: fc.Arbitrary<CodeValue> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(`'`, '"', '\\', '\n', '\r', '\t', '`', '$', '{', '}', '&') }),
  fc.integer(),
  fc.integer({ min: -1000, max: 1000 }).map((number) => number / 10),
  fc.boolean(),
);

/** Pieces of code that a careless reader of code would stumble over. */
export const unusualCode = fc
  .array(
    fc.constantFrom(
      '// Button({ label: 1 }) <Button label="none" />',
      "/* it's <Button */",
      'const pattern = /<Button label="(.)"\\/>/g;',
      `const text = \`<Button \${\`label \${"}"}\`} />\`;`,
      'const word = \'<Button label="a" />\';',
      'const less = 1 < 2 && 3 > 2;',
      'const pick = <T,>(list: readonly T[]) => list.at(-1);',
      'type Pair<A extends object = {}> = { a: A; b?: () => void };',
      'const 이름 = { Button: 1, "showAlert": 2 };',
      'const emoji = "👩‍👧";',
    ),
    { maxLength: 5 },
  )
  .map((lines) => lines.map((line) => `${line}\n`).join(''));
