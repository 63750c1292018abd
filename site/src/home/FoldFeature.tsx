import { homeText } from '../text/home.ts';
import { Feature } from './Feature.tsx';
import styles from './FoldFeature.module.css';

const rows = ['a', 'b', 'c', 'd'];

function Pane({ chosen }: { chosen?: boolean }) {
  return (
    <div className={styles.pane}>
      {rows.map((row, index) => (
        <span key={row} className={chosen && index === 1 ? styles.chosen : undefined} />
      ))}
    </div>
  );
}

function Detail() {
  return (
    <div className={styles.detail}>
      <span />
      <span />
      <span />
    </div>
  );
}

/** A folded device with one screen beside an open one with two. */
export function FoldFeature() {
  return (
    <Feature text={homeText.fold} to="docs/FoldableDevice/">
      <div className={styles.scene} role="img" aria-label={homeText.fold.figure}>
        <div className={styles.folded}>
          <Pane chosen />
        </div>
        <div className={styles.open}>
          <Pane chosen />
          <Detail />
        </div>
      </div>
    </Feature>
  );
}
