import type { Theme } from '@0610studio/zs-ui/tokens';
import { useEffect, useRef } from 'react';
import { announce } from '../../client/announce.ts';
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

/** Rest after the last change before it is said: a dragged slider changes with every pixel. */
const REST_MS = 700;

/** Says the contrasts that the last choice changed. */
function useSaidChanges(theme: Theme): void {
  const measured = pairs.map((pair) => {
    const { ratio, grade } = pair.contrastOf(theme);
    return `${pair.name} ${ratio.toFixed(2)} ${tokensText.grade[grade]}`;
  });
  const all = measured.join(', ');
  const said = useRef(all);
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = new Set(said.current.split(', '));
      const changed = all.split(', ').filter((pair) => !before.has(pair));
      said.current = all;
      if (changed.length > 0) {
        announce(`${text.contrast}: ${changed.join(', ')}`);
      }
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [all]);
}

/** Table of the contrast of text colours on their backgrounds; what fails is mended by one press. */
export function ContrastList({ theme, onFix }: ContrastListProps) {
  useSaidChanges(theme);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {text.contrast} <small>{text.contrastNote}</small>
      </caption>
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
            <tr key={pair.name}>
              <th scope="row">{pair.name}</th>
              <td>{contrast.ratio.toFixed(2)}</td>
              <td>
                <Grade grade={contrast.grade} />
                {passes(contrast) ? null : (
                  <button
                    type="button"
                    className={`action ${styles.fix}`}
                    aria-label={text.fixOf(pair.name)}
                    onClick={() => onFix(pair)}
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
  );
}
