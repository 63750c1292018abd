import { tokensText } from '../../text/tokens.ts';
import styles from './Grade.module.css';
import type { Grade as GradeName } from './wcag.ts';

/** What a contrast allows, in the colour of good or bad news. */
export function Grade({ grade }: { grade: GradeName }) {
  return (
    <span className={styles.grade} data-grade={grade}>
      {tokensText.grade[grade]}
    </span>
  );
}
