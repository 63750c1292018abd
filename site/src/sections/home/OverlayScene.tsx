import { homeText } from '../../text/home.ts';
import { CodeLines } from './CodeLines.tsx';
import { HomePhone } from './HomePhone.tsx';
import styles from './OverlayScene.module.css';
import scene from './Scene.module.css';
import { Words } from './Words.tsx';

const text = homeText.overlays;

/** Second screen: five buttons drive a phone, and the line that each stands for lights up. */
export function OverlayScene() {
  return (
    <section className={`${scene.scene} ${styles.sheet}`} aria-labelledby="overlays">
      <div className={styles.inner} data-overlay-scene>
        <div className={styles.side}>
          <Words id="overlays" text={text} />
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
    </section>
  );
}
