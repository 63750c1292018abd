import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import styles from './Doors.module.css';

/** End of the home page: what a reader does next. */
export function Doors() {
  return (
    <section className={styles.next}>
      <h2 id="next">{homeText.doors.title}</h2>
      <ul className={styles.doors}>
        {homeText.doors.list.map(({ to, name, body }) => (
          <li key={to}>
            <a href={href(to)}>{name}</a>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
