import { homeText } from '../../text/home.ts';
import { CodeLines } from './CodeLines.tsx';
import { exampleOf, HomePhone } from './HomePhone.tsx';
import styles from './OverlayScene.module.css';
import { Scene, SceneText } from './Scene.tsx';

const text = homeText.overlays;

/** The first line is that of the hook. */
const LINES_BEFORE = 1;

/**
 * First scene: five buttons open overlays in a phone and highlight the line that each calls. The picture
 * of the phone shows one of them open.
 */
export function OverlayScene() {
  const { pressed } = exampleOf('Home.overlays');
  const open = text.buttons.findIndex(({ press }) => press === pressed);
  return (
    <Scene id="overlays" className={styles.sheet}>
      <div className={styles.inner}>
        <div className={styles.side}>
          <SceneText id="overlays" text={text} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
          <div className={styles.buttons} role="group" aria-label={text.choose} data-needs-script>
            {text.buttons.map(({ label, press }) => (
              <button key={press} type="button" data-press={press} aria-pressed={press === pressed}>
                {label}
              </button>
            ))}
          </div>
          <CodeLines
            of="Home.overlays"
            from="const overlay ="
            count={6}
            lit={open + LINES_BEFORE + 1}
          />
        </div>
        <HomePhone of="Home.overlays" title={text.phone} play />
      </div>
    </Scene>
  );
}
