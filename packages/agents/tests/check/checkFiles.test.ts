import { book } from '@0610studio/zs-ui/facts';
import { expect, test } from 'vitest';
import { checkFiles } from '../../src/check/checkFiles.ts';

const field = (props: string) =>
  `import { ZSTextField } from '@0610studio/zs-ui';\n\nexport default () => (\n  <ZSTextField label="이름" value="" onChangeText={() => undefined} ${props} />\n);\n`;

test('a field without a name is found in each of several files, with line and remedy', () => {
  const files = new Map([
    ['Form.named', field("textInputProps={{ 'aria-label': '이름' }}")],
    ['Form.signup', field('')],
    ['Form.other', field('textInputProps={{ maxLength: 3 }}')],
  ]);
  const found = checkFiles(files, book.documented.version);
  expect([...found.keys()]).toEqual(['Form.signup', 'Form.other']);
  expect(found.get('Form.signup')).toEqual([
    expect.objectContaining({
      line: 4,
      rule: 'unlabelled',
      message: expect.stringMatching(/textInputProps.*지정하세요/),
    }),
  ]);
});

test('a button whose content says nothing is found through components of its file', () => {
  const code = `import { Pressable, View } from 'react-native';
const Icon = () => <View />;
export default () => (
  <Pressable onPress={() => undefined}>
    <Icon />
  </Pressable>
);
`;
  const [finding] = checkFiles(new Map([['Icon.button', code]]), book.documented.version).values();
  expect(finding).toMatchObject([{ line: 4, rule: 'unlabelled' }]);
});
