import { tokensText } from '../../text/tokens.ts';
import styles from './SemanticTable.module.css';
import { Swatch } from './Swatch.tsx';
import type { SemanticColor } from './tokenData.ts';
import { Until } from './Until.tsx';

interface SemanticTableProps {
  caption: string;
  colors: readonly SemanticColor[];
}

/** Semantic colours of one group in both modes. */
export function SemanticTable({ caption, colors }: SemanticTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{tokensText.name}</th>
          <th scope="col">{tokensText.light}</th>
          <th scope="col">{tokensText.dark}</th>
        </tr>
      </thead>
      <tbody>
        {colors.map(({ name, light, dark }) => (
          <tr key={name} id={`color-${name.replace('.', '-')}`} data-search-term={name}>
            <th scope="row">
              {name} <Until token={`light.${name}`} />
            </th>
            <td>
              <Swatch
                label={`${name} ${tokensText.light}`}
                color={light}
                token={`light.${name}`}
                inline
              />
            </td>
            <td>
              <Swatch
                label={`${name} ${tokensText.dark}`}
                color={dark}
                token={`dark.${name}`}
                inline
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
