import { href } from '../../settings/paths.ts';
import styles from './Words.module.css';

interface WordsProps {
  /** Of the heading, which names its screen. */
  id: string;
  text: { title: readonly string[]; body: string; link: string; to: string };
}

/** What a screen of the home page says: a claim in two lines, one sentence, the way to more. */
export function Words({ id, text }: WordsProps) {
  return (
    <div className={styles.words}>
      <h2 id={id} className={styles.title}>
        {text.title.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <p className={styles.body}>{text.body}</p>
      <a className={styles.more} href={href(text.to)}>
        {text.link}
      </a>
    </div>
  );
}
