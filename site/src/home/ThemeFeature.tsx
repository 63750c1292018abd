import { homeText } from '../text/home.ts';
import { Feature } from './Feature.tsx';
import { primaryRamp } from './primaryRamp.ts';
import styles from './ThemeFeature.module.css';

/** One colour and the steps made of it. */
export function ThemeFeature() {
  return (
    <Feature text={homeText.theme} to="docs/Theme/themefactory/" flipped>
      <ol className={styles.ramp} aria-label={homeText.theme.ramp}>
        {primaryRamp.map(({ step, color, ink }) => (
          <li key={step} style={{ background: color, color: ink }}>
            <b>{step}</b>
            <code>{color}</code>
          </li>
        ))}
      </ol>
    </Feature>
  );
}
