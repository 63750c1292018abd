import styles from './Marked.module.css';
import { markedParts } from './markedParts.ts';

/** A highlighted value with its matches marked. */
export function Marked({ value }: { value: string }) {
  return markedParts(value).map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
