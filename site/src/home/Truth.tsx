import { homeText } from '../text/home.ts';
import styles from './Truth.module.css';

/** What the documentation promises, and what keeps the promise. */
export function Truth() {
  const { title, lead, items } = homeText.truth;
  return (
    <section className={styles.truth}>
      <div className={styles.inner}>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.body}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
