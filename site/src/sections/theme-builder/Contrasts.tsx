import type { Theme } from '@0610studio/zs-ui/tokens';
import { useEffect, useRef } from 'react';
import { ANNOUNCE_REST_MS, announce } from '../../client/router/notice.ts';
import { themeBuilderText as text } from '../../text/themeBuilder.ts';
import { tokensText } from '../../text/tokens.ts';
import { Grade } from '../../toolkit/tokens/Grade.tsx';
import styles from './ContrastList.module.css';
import { type Pair, pairs, passes } from './contrastPairs.ts';

interface ContrastListProps {
  theme: Theme;
  /** Changes the colour of a pair until it passes. */
  onFix: (pair: Pair) => void;
}

/** Says the contrasts that the last choice changed. */
function useAnnouncedChanges(theme: Theme): void {
  const measured = pairs.map((pair) => {
    const { ratio, grade } = pair.contrastOf(theme);
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

/** The contrasts of text colours on their backgrounds behind their sum; what fails is mended by one press. */
export function ContrastList({ theme, onFix }: ContrastListProps) {
  useAnnouncedChanges(theme);
  const failing = pairs.filter((pair) => !passes(pair.contrastOf(theme)));
  return (
    <details>
      <summary>{text.contrastSum(failing.length)}</summary>
      <table className={styles.table} aria-label={text.contrast}>
        <thead>
          <tr>
            <th scope="col">{text.pair}</th>
            <th scope="col">{text.ratio}</th>
            <th scope="col">{text.grade}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => {
            const contrast = pair.contrastOf(theme);
            return (
              <tr key={pair.name} tabIndex={-1}>
                <th scope="row">{pair.name}</th>
                <td>{contrast.ratio.toFixed(2)}</td>
                <td>
                  <Grade grade={contrast.grade} />
                  {passes(contrast) ? null : (
                    <button
                      type="button"
                      className={`action ${styles.fix}`}
                      aria-label={text.fixOf(pair.name)}
                      onClick={({ currentTarget }) => {
                        // The button goes with what it mends.
                        currentTarget.closest('tr')?.focus();
                        onFix(pair);
                      }}
                    >
                      {text.fix}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
