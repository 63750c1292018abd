import { Logo } from '../../layout/ui/Logo.tsx';
import { homeText } from '../../text/home.ts';
import styles from './FoldScene.module.css';
import { HomePhone } from './HomePhone.tsx';
import { Scene, SceneText } from './Scene.tsx';

const text = homeText.fold;

/** Third scene: a slider folds a device around a running app. */
export function FoldScene() {
  return (
    <Scene id="fold" className={styles.scene}>
      <div className={styles.inner}>
        <SceneText id="fold" text={text} />
        <div className={styles.fold} data-fold-scene>
          <div className={styles.device}>
            <HomePhone of="Home.fold" title={text.phone} />
            <div className={styles.leaf} aria-hidden="true">
              <div className={styles.inside} data-fold-inside />
              <div className={styles.outside}>
                <Logo size={72} />
              </div>
            </div>
          </div>
          <div className={styles.control} data-needs-script>
            {/* Not announced: the slider says the same. */}
            <output aria-live="off">{text.at(180)}</output>
            <input
              type="range"
              aria-label={text.angle}
              aria-valuetext={text.at(180)}
              min={0}
              max={180}
              step={1}
              defaultValue={180}
            />
          </div>
        </div>
      </div>
    </Scene>
  );
}
