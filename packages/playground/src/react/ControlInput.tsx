import type { CodeValue } from '../shared/codeValue.ts';
import type { ControlField } from '../shared/controlField.ts';
import { ColorInput } from './ColorInput.tsx';
import type { ControlInputProps } from './controlInputProps.ts';

/** Limit of options up to which they are segments instead of a select. */
const MAX_SEGMENTS = 4;

/** Label of a value; none, and the empty string, have texts of their own. */
const named = (option: CodeValue | undefined, { page, names }: ControlInputProps) =>
  names?.[String(option)] ??
  (option === undefined ? page.notGiven : option === '' ? page.empty : String(option));

/** Whether "not given" is an option: for an optional value without an equivalent option. */
const canBeUnset = ({ required, default: defaultValue }: ControlField) =>
  !required && defaultValue === undefined;

function Segments(props: ControlInputProps) {
  const { field, value, label = field.name } = props;
  const options = [...(canBeUnset(field) ? [undefined] : []), ...(field.options ?? [])];
  return (
    <span className="zs-play-segments" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={field.name}
            value={option === undefined ? '' : String(option)}
            defaultChecked={option === value}
            data-unset={option === undefined ? '' : undefined}
            data-type={typeof option}
            data-default={field.default}
          />
          {named(option, props)}
        </label>
      ))}
    </span>
  );
}

function Slider({ field, value, page, label = field.name }: ControlInputProps) {
  const { name, min = 0, max = 100, step = 1 } = field;
  const shown = value === undefined ? min : Number(value);
  return (
    <span className="zs-play-slider">
      <input
        name={name}
        aria-label={label}
        data-kind="slider"
        data-required={field.required}
        data-default={field.default}
        type="range"
        min={Math.min(min, shown)}
        max={Math.max(max, shown)}
        step={step}
        defaultValue={shown}
      />
      <output aria-live="off">{value === undefined ? page.notGiven : shown}</output>
    </span>
  );
}

/** Form field for the type of one prop. */
export function ControlInput(props: ControlInputProps) {
  const { field, value, page, label } = props;
  const shared = {
    name: field.name,
    'aria-label': label ?? field.name,
    'data-kind': field.kind,
    'data-required': field.required,
    'data-default': field.default === undefined ? undefined : String(field.default),
  };
  if (field.kind === 'color') {
    return <ColorInput {...props} />;
  }
  if (field.kind === 'switch') {
    // The label is a larger target for a finger.
    return (
      <label className="zs-play-switch">
        <input {...shared} type="checkbox" defaultChecked={value === true} />
        {label}
      </label>
    );
  }
  if (field.kind === 'slider') {
    return <Slider {...props} />;
  }
  // The empty option of a select means "not given".
  if (field.options && (field.options.length <= MAX_SEGMENTS || field.options.includes(''))) {
    return <Segments {...props} />;
  }
  if (field.options) {
    return (
      <select {...shared} defaultValue={value === undefined ? '' : String(value)}>
        <option value="">{page.notGiven}</option>
        {field.options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {String(option)}
          </option>
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
