import { Logo } from '../../layout/ui/Logo.tsx';
import { homeText } from '../../text/home.ts';
import styles from './FoldScene.module.css';
import { HomePhone } from './HomePhone.tsx';
import scene from './Scene.module.css';
import { Words } from './Words.tsx';

const text = homeText.fold;

/** Fourth screen: a slider folds a device around an app that runs. */
export function FoldScene() {
  return (
    <section className={`${scene.scene} ${styles.scene}`} aria-labelledby="fold">
      <div className={styles.inner}>
        <Words id="fold" text={text} />
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
            <output>{text.states.open}</output>
            <input
              type="range"
              aria-label={text.angle}
              min={0}
              max={180}
              step={1}
              defaultValue={180}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
