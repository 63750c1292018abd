import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { Logo } from '../ui/Logo.tsx';
import styles from './Brand.module.css';

/** Mark and name of the site: the way home. */
export function Brand() {
  return (
    <a className={styles.brand} href={href('')}>
      <Logo />
      {siteConfig.title}
    </a>
  );
}
