import type { AnsweredQuestion } from '../../content/page-table/listedDocs.ts';
import styles from './Gallery.module.css';
import { Tiles } from './Tiles.tsx';

/** Tiles of every component by question. */
export function Gallery({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return questions.map(({ key, label, pages }) => (
    <section key={key} className={styles.question}>
      <h2 id={key}>{label}</h2>
      <Tiles pages={pages} heading="h3" />
    </section>
  ));
}
