import type { Theme } from '@0610studio/zs-ui/tokens';
import { useEffect, useRef } from 'react';
import { ANNOUNCE_REST_MS, announce } from '../../client/router/notice.ts';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { tokensText } from '../../text/tokens.ts';
import styles from './Contrasts.module.css';
import { contrastOf, type Pair, pairs, pairsOf } from './contrastPairs.ts';

/** Says the contrasts that the last choice changed. */
export function useAnnouncedContrasts(theme: Theme): void {
  const measured = pairs.map((pair) => {
    const { ratio, grade } = contrastOf(pair, theme);
    return `${pair.name} ${ratio.toFixed(2)} ${tokensText.grade[grade]}`;
  });
  const announced = useRef(measured);
  // After each drawing, which a choice alone causes.
  useEffect(() => {
    const timer = setTimeout(() => {
      const changed = measured.filter((pair) => !announced.current.includes(pair));
      announced.current = measured;
      if (changed.length > 0) {
        announce(`${text.contrast}: ${changed.join(', ')}`);
      }
    }, ANNOUNCE_REST_MS);
    return () => clearTimeout(timer);
  });
}

interface ContrastsProps {
  ramp: Pair['ramp'];
  theme: Theme;
}

/** The contrasts of a colour, each beside a letter in its two colours. */
export function Contrasts({ ramp, theme }: ContrastsProps) {
  return (
    <span className={styles.contrasts}>
      {pairsOf(ramp).map((pair) => {
        const [color, background] = pair.colorsOf(theme);
        const { ratio, grade } = contrastOf(pair, theme);
        return (
          <span key={pair.name} title={pair.name}>
            <span className={styles.letter} style={{ color, background }} aria-hidden="true">
              {text.letter}
            </span>
            <span className="visually-hidden">{pair.name} </span>
            <span data-grade={grade}>{ratio.toFixed(2)}</span>
            <span className="visually-hidden"> {tokensText.grade[grade]}</span>
          </span>
        );
      })}
    </span>
  );
}
