import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import { Tiles } from '../gallery/Tiles.tsx';
import { componentGroups } from '../gallery/tilesOf.ts';
import styles from './Teaser.module.css';

/** How many of each group are shown. */
const SHOWN = 4;

/** The first of the component gallery. */
export function Teaser() {
  const groups = componentGroups();
  const all = groups.flatMap(({ pages }) => pages);
  const shown = groups.flatMap(({ pages }) => pages.slice(0, SHOWN));
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
