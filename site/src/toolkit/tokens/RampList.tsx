import { tokensText } from '../../text/tokens.ts';
import styles from './RampList.module.css';
import { Swatch } from './Swatch.tsx';
import type { Ramp } from './tokenData.ts';
import { Until } from './Until.tsx';

function title({ name, mode }: Ramp): string {
  return tokensText.ramp(name, mode && tokensText[mode]);
}

/** Every step of every ramp. */
export function RampList({ ramps }: { ramps: readonly Ramp[] }) {
  return ramps.map((ramp) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div key={title(ramp)} className={styles.ramp} role="group" aria-label={title(ramp)}>
      <p className={styles.title}>
        <code>{ramp.name}</code>{' '}
        <span>{ramp.mode ? tokensText[ramp.mode] : tokensText.bothModes}</span>
      </p>
      <ul className={styles.steps}>
        {ramp.colors.map(({ step, names, color }) => (
          <li key={step}>
            <Swatch
              label={step}
              of={title(ramp)}
              names={names}
              color={color}
              token={`${ramp.mode ?? 'light'}.${ramp.name}.${step}`}
            />
            <Until token={`light.${ramp.name}.${step}`} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
