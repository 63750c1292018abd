import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import { Tiles } from '../gallery/Tiles.tsx';
import { componentGroups } from '../gallery/tilesOf.ts';
import styles from './Teaser.module.css';

const TILES_PER_GROUP = 4;

/** The first components of each group, with a link to the gallery. */
export function Teaser() {
  const groups = componentGroups();
  const all = groups.flatMap(({ pages }) => pages);
  const shown = groups.flatMap(({ pages }) => pages.slice(0, TILES_PER_GROUP));
  return (
    <section className={styles.teaser} aria-labelledby="components">
      <div className={styles.top}>
        <h2 id="components">{homeText.gallery.title}</h2>
        <ButtonLink to={href('docs/components/')}>{homeText.gallery.all(all.length)}</ButtonLink>
      </div>
      <Tiles pages={shown} heading="h3" />
    </section>
  );
}
