import type { Theme } from '@0610studio/zs-ui/tokens';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { Grade } from '../../toolkit/tokens/Grade.tsx';
import { measure } from '../../toolkit/tokens/wcag.ts';
import styles from './ContrastList.module.css';
import { paintable } from './choice.ts';

/** Text colours of a theme on their backgrounds. `text.secondary` is a grey, not of this ramp. */
function pairsOf(theme: Theme) {
  const onBase = paintable
    .filter((ramp) => ramp !== 'secondary')
    .map((ramp) => ({
      name: text.onBase(ramp),
      ...measure(theme.text[ramp], theme.background.base),
    }));
  const white = paintable.map((ramp) => ({
    name: text.whiteOn(ramp),
    ...measure(theme.text.white, theme[ramp].main),
  }));
  return [...onBase, ...white];
}

/** Table of the contrast of text colours on their backgrounds. */
export function ContrastList({ theme }: { theme: Theme }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{text.contrast}</caption>
      <thead>
        <tr>
          <th scope="col">{text.pair}</th>
          <th scope="col">{text.ratio}</th>
          <th scope="col">{text.grade}</th>
        </tr>
      </thead>
      <tbody>
        {pairsOf(theme).map(({ name, ratio, grade }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ratio.toFixed(2)}</td>
            <td>
              <Grade grade={grade} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
