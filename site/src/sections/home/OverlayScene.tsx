import { homeText } from '../../text/home.ts';
import { CodeLines } from './CodeLines.tsx';
import { HomePhone } from './HomePhone.tsx';
import styles from './OverlayScene.module.css';
import { Scene, SceneText } from './Scene.tsx';

const text = homeText.overlays;

/** First scene: five buttons open overlays in a phone and highlight the line that each calls. */
export function OverlayScene() {
  return (
    <Scene id="overlays" className={styles.sheet}>
      <div className={styles.inner}>
        <div className={styles.side}>
          <SceneText id="overlays" text={text} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
          <div className={styles.buttons} role="group" aria-label={text.choose} data-needs-script>
            {text.buttons.map(({ label, press }) => (
              <button key={press} type="button" data-press={press} aria-pressed="false">
                {label}
              </button>
            ))}
          </div>
          <CodeLines of="Home.overlays" from="const overlay =" count={6} />
        </div>
        <HomePhone of="Home.overlays" title={text.phone} />
      </div>
    </Scene>
  );
}
