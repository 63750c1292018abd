import { examples } from 'virtual:playground/examples';
import { href } from '../config/paths.ts';
import { playgroundText } from '../text/playground.ts';
import styles from './HomePhone.module.css';
import { PhoneFrame } from './PhoneFrame.tsx';
import { Poster } from './Poster.tsx';

/**
 * The running phone of the home page.
 * @param of name of a file in examples/, without its ending
 */
export function HomePhone({ of }: { of: string }) {
  const example = examples[of];
  if (!example) {
    throw new Error(`<HomePhone of="${of}">: examples에 그런 파일이 없습니다. 이름을 고치십시오.`);
  }
  return (
    <section
      className={styles.phone}
      aria-label={playgroundText.homePhone}
      data-phone={of}
      data-code={href(example.codePath)}
    >
      <PhoneFrame safeArea>
        <Poster html={example.poster} title={playgroundText.homePhone} />
      </PhoneFrame>
      <p className={styles.notice} role="status" data-notice />
    </section>
  );
}
