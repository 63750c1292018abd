import { href } from '../config/paths.ts';
import { Install } from '../mdx/Install.tsx';
import { homeText } from '../text/home.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import styles from './Closing.module.css';

/** Last word of the home page: the command that installs, and the way into the docs. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="install">
      <h2 id="install">{homeText.closing.title}</h2>
      <div className={styles.install}>
        <Install />
      </div>
      <ButtonLink to={href('docs/intro/')} strong>
        {homeText.start}
      </ButtonLink>
    </section>
  );
}
