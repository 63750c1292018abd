import { homeText } from '../../text/home.ts';
import { Grade } from '../../toolkit/tokens/Grade.tsx';
import { defaultThemes, type Mode, modes } from '../../toolkit/tokens/tokenData.ts';
import { measure } from '../../toolkit/tokens/wcag.ts';
import { CodeLines } from './CodeLines.tsx';
import { exampleOf, HomePhone } from './HomePhone.tsx';
import { Scene, SceneText } from './Scene.tsx';
import styles from './ThemeScene.module.css';

const text = homeText.theme;
const themes = defaultThemes();

/** The colour of the example. It is legible on light, on dark and under black: a contrast of 4.5 or more. */
const MAIN = /main: '(#[\dA-F]{6})'/.exec(exampleOf('Home.theme').source)?.[1] ?? '';

/** The contrast of a pair of colours; startTheme.ts updates it for each chosen colour. */
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

/** Half of the scene: a phone in one mode, and the contrasts of the chosen colour in it. */
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

/** Second scene: one colour in two phones, light and dark. */
export function ThemeScene() {
  return (
    <Scene id="theme" className={styles.theme}>
      <div className={styles.top}>
        <SceneText id="theme" text={text} />
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
    </Scene>
  );
}
