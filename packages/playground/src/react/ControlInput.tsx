import type { CodeValue } from '../shared/codeValue.ts';
import type { ControlField } from '../shared/controlField.ts';
import type { PageText } from '../shared/text/text.ts';
import { ColorInput } from './ColorInput.tsx';

/** More choices than this read better as a list than side by side. */
const SEGMENTS = 4;

export interface ControlInputProps {
  field: ControlField;
  /** Names the fields of one form apart from those of another. */
  owner: string;
  /** The value the code gives. */
  value: CodeValue | undefined;
  page: PageText;
  colorOf: ((tokens: string | undefined, name: string) => string | undefined) | undefined;
}

function Segments({ field, owner, value }: ControlInputProps) {
  return (
    <span className="zs-play-segments">
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
export function ControlInput(props: ControlInputProps) {
  const { field, owner, value, page } = props;
  const shared = {
    id: `input-${owner}-${field.name}`,
    name: field.name,
    'data-kind': field.kind,
    'data-required': field.required,
    'data-default': field.default === undefined ? undefined : String(field.default),
  };
  if (field.kind === 'color') {
    return <ColorInput {...props} />;
  }
  if (field.kind === 'switch') {
    return <input {...shared} type="checkbox" defaultChecked={value === true} />;
  }
  if (field.kind === 'slider') {
    const { min = 0, max = 100, step = 1 } = field;
    const shown = value === undefined ? min : Number(value);
    return (
      <span className="zs-play-slider">
        <input {...shared} type="range" min={min} max={max} step={step} defaultValue={shown} />
        <output>{shown}</output>
      </span>
    );
  }
  if (field.options && field.options.length <= SEGMENTS) {
    return <Segments {...props} />;
  }
  if (field.options) {
    return (
      <select {...shared} defaultValue={value === undefined ? '' : String(value)}>
        <option value="">{page.notGiven}</option>
        {field.options.map((option) => (
          <option key={String(option)}>{String(option)}</option>
        ))}
      </select>
    );
  }
  return <input {...shared} type="text" defaultValue={value === undefined ? '' : String(value)} />;
}
