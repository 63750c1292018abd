import type { ApiChange } from '@zs-docs/api-docs/history';
import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { myVersionText as text } from '../../text/myVersion.ts';
import { upperCaseHex } from '../tokens/upperCaseHex.ts';
import styles from './Shown.module.css';

interface ShownPaletteProps {
  root: HTMLElement;
  version: string;
  changes: readonly ApiChange[];
}

/** A colour as the reader's version has it. */
function MyColor({ version, color }: { version: string; color: string | undefined }) {
  if (color === undefined) {
    return (
      <span className={styles.color} data-my-difference>
        {text.noColor(version)}
      </span>
    );
  }
  const style = { '--swatch': color } as CSSProperties;
  return (
    <span className={styles.color} style={style} data-my-difference>
      <i className={styles.sample} /> <span>{text.color(version, upperCaseHex(color))}</span>
    </span>
  );
}

/** Shows beside each colour of the page what the reader's version has instead. */
export function ShownPalette({ root, version, changes }: ShownPaletteProps) {
  const colors = new Map(changes.map(({ name, to }) => [name, to]));
  return [...root.querySelectorAll<HTMLElement>('[data-token]')].flatMap((swatch) => {
    const { token = '' } = swatch.dataset;
    const place = swatch.parentElement;
    return place && colors.has(token)
      ? [createPortal(<MyColor version={version} color={colors.get(token)} />, place, token)]
      : [];
  });
}
