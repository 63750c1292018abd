import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import styles from './Removed.module.css';

/** Badge of what a later version of the toolkit no longer has. */
export function Removed({ version }: { version: string | undefined }) {
  return version === undefined ? null : (
    <p className={styles.removed}>
      <a href={href('upgrade/')}>{docsText.removed(version)}</a>
    </p>
  );
}
