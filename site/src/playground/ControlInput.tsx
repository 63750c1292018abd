import type { CodeValue } from '@zs-docs/playground/shared/codeValue';
import type { ControlField } from '@zs-docs/playground/shared/controlField';
import { playgroundText as text } from '../text/playground.ts';
import { ColorInput } from './ColorInput.tsx';
import styles from './Controls.module.css';

/** More choices than this read better as a list than side by side. */
const SEGMENTS = 4;

export interface ControlInputProps {
  field: ControlField;
  /** Names the fields of one form apart from those of another. */
  owner: string;
  /** The value the code gives. */
  value: CodeValue | undefined;
}

function Segments({ field, owner, value }: ControlInputProps) {
  return (
    <span className={styles.segments}>
      {field.options?.map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={field.name}
            value={String(option)}
            defaultChecked={option === value}
            data-type={typeof option}
            data-default={field.default}
            aria-label={`${owner} ${field.name} ${option}`}
          />
          {String(option)}
        </label>
      ))}
    </span>
  );
}

/** The field that fits one prop. */
export function ControlInput({ field, owner, value }: ControlInputProps) {
  const shared = {
    id: `input-${owner}-${field.name}`,
    name: field.name,
    'data-kind': field.kind,
    'data-required': field.required,
    'data-default': field.default === undefined ? undefined : String(field.default),
  };
  if (field.kind === 'color') {
    return <ColorInput field={field} owner={owner} value={value} />;
  }
  if (field.kind === 'switch') {
    return <input {...shared} type="checkbox" defaultChecked={value === true} />;
  }
  if (field.kind === 'slider') {
    const { min = 0, max = 100, step = 1 } = field;
    const shown = value === undefined ? min : Number(value);
    return (
      <span className={styles.slider}>
        <input {...shared} type="range" min={min} max={max} step={step} defaultValue={shown} />
        <output>{shown}</output>
      </span>
    );
  }
  if (field.options && field.options.length <= SEGMENTS) {
    return <Segments field={field} owner={owner} value={value} />;
  }
  if (field.options) {
    return (
      <select {...shared} defaultValue={value === undefined ? '' : String(value)}>
        <option value="">{text.notGiven}</option>
        {field.options.map((option) => (
          <option key={String(option)}>{String(option)}</option>
        ))}
      </select>
    );
  }
  return <input {...shared} type="text" defaultValue={value === undefined ? '' : String(value)} />;
}
