import { answeredQuestions } from '../../content/page-table/listedDocs.ts';
import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import { Tiles } from '../gallery/Tiles.tsx';
import styles from './Teaser.module.css';

/** A component of each question, with a link to the gallery. */
export function Teaser() {
  const shown = answeredQuestions().flatMap(
    ({ pages }) => pages.find(({ removed }) => !removed) ?? [],
  );
  return (
    <section className={styles.teaser}>
      <div className={styles.top}>
        <h2 id="components">{homeText.gallery.title}</h2>
        <ButtonLink to={href('docs/components/')}>{homeText.gallery.all}</ButtonLink>
      </div>
      <Tiles pages={shown} heading="h3" />
    </section>
  );
}
