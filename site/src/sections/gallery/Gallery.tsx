import { href } from '../../settings/paths.ts';
import { docsText } from '../../text/docs.ts';
import styles from './Gallery.module.css';
import { Tiles } from './Tiles.tsx';
import type { TileGroup } from './tilesOf.ts';

/** Tiles of every component by group. */
export function Gallery({ groups }: { groups: readonly TileGroup[] }) {
  return groups.map(({ group, pages }) => (
    <section key={group.key} className={styles.group} aria-labelledby={`group-${group.key}`}>
      <div className={styles.top}>
        <h2 id={`group-${group.key}`}>{group.label}</h2>
        <a href={href(group.path)}>{docsText.components.all(group.label)}</a>
      </div>
      <Tiles pages={pages} heading="h3" />
    </section>
  ));
}
