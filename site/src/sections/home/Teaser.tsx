import { answeredQuestions } from '../../content/page-table/listedDocs.ts';
import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import { Tiles } from '../gallery/Tiles.tsx';
import styles from './Teaser.module.css';

/** Two rows. */
const SHOWN = 8;

/** Components, one of each question in turn, with a link to the gallery. */
export function Teaser() {
  const questions = answeredQuestions().map(({ pages }) => pages);
  const all = questions.flat();
  const inTurn = all.flatMap((_, at) => questions.flatMap((pages) => pages[at] ?? []));
  const shown = inTurn.slice(0, SHOWN);
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
