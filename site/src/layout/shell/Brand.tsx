import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { Logo } from '../ui/Logo.tsx';
import styles from './Brand.module.css';

/** Logo and name of the site, linked to the home page. */
export function Brand() {
  return (
    <a className={styles.brand} href={href('')}>
      <Logo />
      {siteConfig.title}
    </a>
  );
}
