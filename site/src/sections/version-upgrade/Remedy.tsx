import { LinkedText } from './LinkedText.tsx';
import styles from './VersionUpgrade.module.css';

/** What to do about a change, on a line of its own, if anything is known. */
export function Remedy({ children }: { children: string | undefined }) {
  return children === undefined ? null : (
    <p className={styles.fix}>
      <LinkedText>{children}</LinkedText>
    </p>
  );
}
