import { tokensText } from '../../text/tokens.ts';
import styles from './Grade.module.css';
import type { Grade as GradeName } from './wcag.ts';

/** WCAG grade of a contrast, coloured by pass or fail. */
export function Grade({ grade }: { grade: GradeName }) {
  return (
    <span className={styles.grade} data-grade={grade}>
      {tokensText.grade[grade]}
    </span>
  );
}
