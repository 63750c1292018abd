import type { CodeValue } from '../shared/codeValue.ts';
import type { ControlField } from '../shared/controlField.ts';
import type { PageText } from '../shared/text/text.ts';
import { ColorInput } from './ColorInput.tsx';

/** More choices than this read better as a list than side by side. */
const MAX_SEGMENTS = 4;

export interface ControlInputProps {
  field: ControlField;
  /** Names the fields of one form apart from those of another. */
  owner: string;
  /** The value the code gives. */
  value: CodeValue | undefined;
  page: PageText;
  colorOf: ((tokens: string | undefined, name: string) => string | undefined) | undefined;
}

/** What a value is called: a text without letters has no name of its own. */
const named = (option: CodeValue, page: PageText) => (option === '' ? page.empty : String(option));

/** Whether the code may leave the value out, with nothing else to choose that stands for that. */
const canBeUnset = ({ required, default: defaultValue }: ControlField) =>
  !required && defaultValue === undefined;

function Segments({ field, owner, value, page }: ControlInputProps) {
  return (
    <span className="zs-play-segments">
      {canBeUnset(field) && (
        <label>
          <input
            type="radio"
            name={field.name}
            value=""
            defaultChecked={value === undefined}
            data-unset=""
            aria-label={`${owner} ${field.name} ${page.notGiven}`}
          />
          {page.notGiven}
        </label>
      )}
      {field.options?.map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={field.name}
            value={String(option)}
            defaultChecked={option === value}
            data-type={typeof option}
            data-default={field.default}
            aria-label={`${owner} ${field.name} ${named(option, page)}`}
          />
          {named(option, page)}
        </label>
      ))}
    </span>
  );
}

function Slider({ field, owner, value, page }: ControlInputProps) {
  const { name, min = 0, max = 100, step = 1 } = field;
  const shown = value === undefined ? min : Number(value);
  return (
    <span className="zs-play-slider">
      <input
        id={`input-${owner}-${name}`}
        name={name}
        data-kind="slider"
        data-required={field.required}
        data-default={field.default}
        type="range"
        min={Math.min(min, shown)}
        max={Math.max(max, shown)}
        step={step}
        defaultValue={shown}
      />
      <output>{value === undefined ? page.notGiven : shown}</output>
      {canBeUnset(field) && (
        <button type="button" data-unset={name} aria-label={`${owner} ${name} ${page.notGiven}`}>
          {page.notGiven}
        </button>
      )}
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
    return <Slider {...props} />;
  }
  // A list has one empty entry, which stands for "not given".
  if (field.options && (field.options.length <= MAX_SEGMENTS || field.options.includes(''))) {
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
  return (
    <input
      {...shared}
      type="text"
      defaultValue={value === undefined ? '' : String(value)}
      placeholder={value === '' ? page.empty : page.notGiven}
    />
  );
}
