import type { Theme } from '@0610studio/zs-ui/tokens';
import { useDeferredValue, useId, useMemo } from 'react';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { modes } from '../../toolkit/tokens/tokenData.ts';
import { ColorField } from './ColorField.tsx';
import { Contrasts, useAnnouncedContrasts } from './Contrasts.tsx';
import styles from './Controls.module.css';
import { type Choice, type ChoiceAction, paintable } from './choice.ts';
import { passingColor } from './contrastPairs.ts';

interface ControlsProps {
  choice: Choice;
  /** Theme of the choice in its mode. */
  theme: Theme;
  onAction: (action: ChoiceAction) => void;
}

/** Controls of the theme builder. */
export function Controls({ choice, theme, onAction }: ControlsProps) {
  const id = useId();
  useAnnouncedContrasts(theme);
  // A hundred shades of each colour are tried: not between two inputs of a dragged picker.
  const settled = useDeferredValue(choice);
  const passing = useMemo(
    () => new Map(paintable.map((ramp) => [ramp, passingColor(settled, ramp)])),
    [settled],
  );
  return (
    <div className={styles.controls}>
      <fieldset className={styles.modes}>
        <legend>{text.mode}</legend>
        {modes.map((mode) => (
          <label key={mode}>
            <input
              type="radio"
              name={`${id}mode`}
              checked={choice.mode === mode}
              onChange={() => onAction({ type: 'mode', mode })}
            />
            {text[mode]}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.colors}>
        <legend>{text.colors}</legend>
        {paintable.map((ramp) => (
          <ColorField
            key={ramp}
            ramp={ramp}
            color={theme[ramp].main.toUpperCase()}
            passing={passing.get(ramp)}
            onChange={(color) => onAction({ type: 'color', ramp, color })}
          >
            <Contrasts ramp={ramp} theme={theme} />
          </ColorField>
        ))}
      </fieldset>
      {(['linked', 'steps'] as const).map((name) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            checked={choice[name]}
            aria-describedby={name === 'steps' ? `${id}steps` : undefined}
            onChange={({ target }) => onAction({ type: name, on: target.checked })}
          />
          {text[name]}
        </label>
      ))}
      <p id={`${id}steps`} className={styles.note}>
        {text.stepsNote}
      </p>
      <button type="button" className="action" onClick={() => onAction({ type: 'reset' })}>
        {text.reset}
      </button>
    </div>
  );
}
