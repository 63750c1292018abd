import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import styles from './Hero.module.css';
import { HomePhone } from './HomePhone.tsx';

/** Top of the home page: title, lead, two links, and a running phone. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>{homeText.eyebrow}</p>
        <h1 className={styles.title}>
          {homeText.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>{homeText.lead}</p>
        <div className={styles.actions}>
          <ButtonLink to={href('docs/intro/')} strong>
            {homeText.start}
          </ButtonLink>
          <ButtonLink to={href('docs/components/')}>{homeText.components}</ButtonLink>
        </div>
      </div>
      <div className={styles.stage}>
        <HomePhone of="Home.app" title={homeText.app} play />
      </div>
    </section>
  );
}
