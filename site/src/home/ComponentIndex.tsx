import { href } from '../config/paths.ts';
import type { SidebarItem } from '../docs/sidebar.ts';
import { homeText } from '../text/home.ts';
import styles from './ComponentIndex.module.css';

/** Every group of the documentation with its pages. */
export function ComponentIndex({ sidebar }: { sidebar: readonly SidebarItem[] }) {
  return (
    <section className={styles.index}>
      <h2>{homeText.index.title}</h2>
      <div className={styles.groups}>
        {sidebar.map((item) =>
          item.kind === 'link' ? null : (
            <section key={item.key} className={styles.group}>
              <h3>
                <a href={href(item.path)}>{item.label}</a>
              </h3>
              <p>{item.description}</p>
              <ul>
                {item.items.map((link) => (
                  <li key={link.path}>
                    <a href={href(link.path)}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
    </section>
  );
}
