import { ButtonLink } from '../../layout/ui/ButtonLink.tsx';
import { CodeFrame, PlainCode } from '../../layout/ui/CodeFrame.tsx';
import '../../layout/ui/code.css';
import { href } from '../../settings/paths.ts';
import { homeText } from '../../text/home.ts';
import { requiredPackages } from '../../toolkit/facts/sdks.ts';
import { installCommand, MY_INSTALL_CLASS } from '../../toolkit/mdx/installCommands.ts';
import { Snippet } from '../../toolkit/mdx/Snippet.tsx';
import { MyVersion } from '../../toolkit/version/MyVersion.tsx';
import styles from './Hero.module.css';
import { HomePhone } from './HomePhone.tsx';

/** Top of the home page: title, lead, two links, three lines of code, the install command, and a phone. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <div className={styles.eyebrow}>
          <p>{homeText.eyebrow}</p>
          <MyVersion />
        </div>
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
        <Snippet of="importBottomSheet" />
        <CodeFrame name={homeText.install} className={MY_INSTALL_CLASS}>
          <PlainCode code={installCommand('expo', requiredPackages())} />
        </CodeFrame>
      </div>
      <div className={styles.stage}>
        <HomePhone of="Home.app" title={homeText.app} play app />
      </div>
    </section>
  );
}
