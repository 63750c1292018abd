import { book } from '@0610studio/zs-ui/facts';
import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import { Install } from '../../toolkit/mdx/Install.tsx';
import styles from './Closing.module.css';

/** End of the home page: the install command and a link to the docs. */
export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="install">
      <h2 id="install">{homeText.closing.title(book.documented.sdk)}</h2>
      <div className={styles.install}>
        <Install />
      </div>
      <ButtonLink to={href('docs/intro/')} strong>
        {homeText.start}
      </ButtonLink>
    </section>
  );
}
