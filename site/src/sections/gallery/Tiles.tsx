import type { DocPage } from '../../content/page-table/types.ts';
import { href } from '../../settings/paths.ts';
import { Picture } from './Picture.tsx';
import styles from './Tiles.module.css';

interface TilesProps {
  pages: readonly DocPage[];
  /** Level of the names: one below the heading over the tiles. */
  heading: 'h2' | 'h3';
}

/** Pages as tiles: a picture, the name that leads there, what it is for. */
export function Tiles({ pages, heading: Heading }: TilesProps) {
  // A row in which some have no picture looks as if it were broken.
  const pictured = pages.every(({ example }) => example !== undefined);
  return (
    <ul className={styles.tiles} data-tiles>
      {pages.map(({ path, title, description, sidebar, example }) => (
        <li key={path} className={styles.tile}>
          <div className={styles.words}>
            <Heading>
              <a href={href(path)}>{sidebar?.label ?? title}</a>
            </Heading>
            <p>{description}</p>
          </div>
          {pictured && example ? <Picture of={example} path={path} /> : null}
        </li>
      ))}
    </ul>
  );
}
