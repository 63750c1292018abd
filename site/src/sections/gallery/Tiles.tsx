import type { DocPage } from '../../content/page-table/types.ts';
import { Removed } from '../../layout/ui/Removed.tsx';
import { href } from '../../settings/paths.ts';
import { Picture } from './Picture.tsx';
import styles from './Tiles.module.css';

interface TilesProps {
  pages: readonly DocPage[];
  /** Heading level: one below the heading above the tiles. */
  heading: 'h2' | 'h3';
}

/** Tiles of pages: picture, linked name, description. */
export function Tiles({ pages, heading: Heading }: TilesProps) {
  // All or none: a row with pictures in some tiles only would look broken.
  const showsPictures = pages.every(({ example }) => example !== undefined);
  return (
    <ul className={styles.tiles} data-tiles>
      {pages.map(({ path, title, description, example, removed }) => (
        <li key={path} className={styles.tile}>
          <div className={styles.text}>
            <Heading>
              <a href={href(path)}>{title}</a>
            </Heading>
            <Removed version={removed} />
            <p>{description}</p>
          </div>
          {showsPictures && example ? <Picture of={example} path={path} /> : null}
        </li>
      ))}
    </ul>
  );
}
