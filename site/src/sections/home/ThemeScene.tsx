import { homeText } from '../../text/home.ts';
import { Grade } from '../../toolkit/tokens/Grade.tsx';
import { defaultThemes, type Mode, modes } from '../../toolkit/tokens/tokenData.ts';
import { measure } from '../../toolkit/tokens/wcag.ts';
import { CodeLines } from './CodeLines.tsx';
import { HomePhone } from './HomePhone.tsx';
import scene from './Scene.module.css';
import styles from './ThemeScene.module.css';
import { Words } from './Words.tsx';

const text = homeText.theme;
const themes = defaultThemes();
const MAIN = themes.light.primary.main;

/** A contrast that the script measures again for each colour. */
function Contrast({ label, of, on }: { label: string; of?: string; on?: string }) {
  const { ratio, grade } = measure(of ?? MAIN, on ?? MAIN);
  return (
    <div data-contrast={of ?? on}>
      <dt>{label}</dt>
      <dd>
        <b>{ratio}</b> <Grade grade={grade} />
      </dd>
    </div>
  );
}

/** One half of the screen: a phone in a mode, with what its colours can be read on. */
function Half({ mode }: { mode: Mode }) {
  return (
    <div className={styles.half} data-mode={mode}>
      <div className={styles.facts}>
        <p>{text.mode[mode]}</p>
        <dl>
          <Contrast label={text.contrast.text} on={String(themes[mode].background.base)} />
          <Contrast label={text.contrast.button} of="#000000" />
        </dl>
      </div>
      <HomePhone of="Home.theme" title={text.phone[mode]} />
    </div>
  );
}

/** Third screen: one colour, two phones. */
export function ThemeScene() {
  return (
    <section className={`${scene.scene} ${styles.theme}`} aria-labelledby="theme" data-theme-scene>
      <div className={styles.top}>
        <Words id="theme" text={text} />
        <div className={styles.choice}>
          <label className={styles.color} data-needs-script>
            {text.color}
            <input type="color" defaultValue={MAIN.toLowerCase()} />
          </label>
          <CodeLines of="Home.theme" from="const primary =" count={2} />
        </div>
      </div>
      <div className={styles.halves}>
        {modes.map((mode) => (
          <Half key={mode} mode={mode} />
        ))}
      </div>
    </section>
  );
}
