import type { ControlField } from '@zs-docs/playground/shared/controlField';
import { readProps } from '@zs-docs/playground/shared/jsxProps';
import { playgroundText as text } from '../text/playground.ts';
import { ControlInput } from './ControlInput.tsx';
import styles from './Controls.module.css';

interface ControlsProps {
  /** Component whose first element in the source the fields change. */
  owner: string;
  source: string;
  fields: readonly ControlField[];
}

/**
 * Fields that change the props of an example. Props that the code sets by an expression have none:
 * a state decides them.
 */
export function Controls({ owner, source, fields }: ControlsProps) {
  const given = readProps(source, owner);
  const free = fields.filter(
    ({ name }) => given && !(given.has(name) && given.get(name) === undefined),
  );
  if (free.length === 0) {
    return null;
  }
  return (
    <details className={styles.controls} data-tools data-search-ignore data-markdown-skip>
      <summary>{text.controls}</summary>
      <form data-controls={owner} aria-label={text.controls}>
        {free.map((field) => (
          <div key={field.name} className={styles.row} id={`control-${owner}-${field.name}`}>
            <span>
              <label htmlFor={`input-${owner}-${field.name}`}>
                <code>{field.name}</code>
              </label>
              <a href={`#prop-${owner}-${field.name}`} aria-label={text.toTable(field.name)}>
                {text.table}
              </a>
            </span>
            <ControlInput
              field={field}
              owner={owner}
              value={given?.get(field.name) ?? field.default}
            />
          </div>
        ))}
      </form>
    </details>
  );
}
