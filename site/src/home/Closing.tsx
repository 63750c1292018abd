import { href } from '../config/paths.ts';
import { homeText } from '../text/home.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './Closing.module.css';

/** Last word of the home page: the way into the docs. */
export function Closing() {
  return (
    <section className={styles.closing}>
      <h2>{homeText.closing.title}</h2>
      <p>{homeText.closing.body}</p>
      <ButtonLink to={href('docs/intro/')} strong>
        {homeText.start}
      </ButtonLink>
    </section>
  );
}
