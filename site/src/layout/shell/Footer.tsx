import { href } from '../../settings/paths.ts';
import { siteConfig } from '../../site.config.ts';
import { shellText } from '../../text/shell.ts';
import { Logo } from '../ui/Logo.tsx';
import styles from './Footer.module.css';

const { footer } = shellText;

const columns = [
  {
    title: footer.docs,
    links: [
      { label: footer.intro, to: href('docs/intro/') },
      { label: footer.components, to: href('docs/components/') },
      { label: footer.changelog, to: href('changelog/') },
    ],
  },
  {
    title: footer.more,
    links: [
      { label: footer.blog, to: href('blog/') },
      { label: footer.feed, to: href('blog/rss.xml') },
      { label: footer.source, to: siteConfig.repository },
    ],
  },
];

/** Links at the end of every page and the copyright line. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo size={22} /> {siteConfig.title}
          </p>
          <p>
            © {siteConfig.copyrightYear} {siteConfig.organization}. {footer.license}
          </p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} className={`plain ${styles.column}`} aria-label={column.title}>
            <p className={styles.title}>{column.title}</p>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <a href={link.to}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
