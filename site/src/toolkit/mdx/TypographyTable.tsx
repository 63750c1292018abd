import { createTypography, typoStyle } from '@0610studio/zs-ui/tokens';
import { tokenTablesText } from '../../text/tokenTables.ts';
import { ScrollTable } from './ScrollTable.tsx';

const text = tokenTablesText.typography;
const GROUPS = ['heading', 'title', 'subTitle', 'label', 'body', 'caption'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** Fonts named after their weight: `fontFamily` of a style is then the weight to show. */
const typography = createTypography({ 400: '400', 500: '500', 600: '600', 700: '700' });

/** Size, font and letter spacing of the 36 text styles, read from the toolkit's own theme. */
export function TypographyTable() {
  return (
    <ScrollTable
      label={text.caption}
      columns={[
        text.group,
        ...NUMBERS.map((number) => `.${number}`),
        text.font,
        text.letterSpacing,
      ]}
    >
      {GROUPS.map((group) => (
        <tr key={group}>
          <th scope="row">
            <code>{group}</code>
          </th>
          {NUMBERS.map((number) => (
            <td key={number}>{typoStyle(typography, `${group}.${number}`).fontSize}</td>
          ))}
          <td>
            <code>{typoStyle(typography, `${group}.1`).fontFamily}</code>
          </td>
          <td>{typoStyle(typography, `${group}.1`).letterSpacing}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
