import type { Theme } from '@0610studio/zs-ui/tokens';
import type { CSSProperties } from 'react';
import { tokensText } from '../../text/tokens.ts';
import { ScrollTable } from '../mdx/ScrollTable.tsx';
import styles from './ContrastTable.module.css';
import grades from './Grade.module.css';
import { measure } from './wcag.ts';

interface CellProps {
  color: string;
  background: string;
}

/**
 * Cell of one pair: a sample in its colours, and the ratio in a colour of the page that tells its grade.
 * One element, since the tables have two hundred cells: the styles draw the sample.
 */
function Cell({ color, background }: CellProps) {
  const { ratio, grade } = measure(color, background);
  const style = { '--sample': color, '--sample-ground': background } as CSSProperties;
  return (
    <td className={grades.grade} data-grade={grade} style={style}>
      {ratio.toFixed(2)} {tokensText.grade[grade]}
    </td>
  );
}

/** Table of the contrast of every text colour on every background of a mode. */
export function ContrastTable({ theme }: { theme: Theme }) {
  const backgrounds = Object.entries(theme.background);
  return (
    <ScrollTable
      className={styles.table}
      label={tokensText.contrastTable(tokensText[theme.mode])}
      columns={[tokensText.textOnBackground, ...backgrounds.map(([name]) => name)]}
    >
      {Object.entries(theme.text).map(([name, color]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {backgrounds.map(([key, background]) => (
            <Cell key={key} color={String(color)} background={String(background)} />
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}
