import { findEntry, requireEntry } from './findEntry.ts';
import type { Api, ApiLiteral, ApiMember } from './model.ts';
import { sliderRange } from './sliderRange.ts';

/** How a reader can change one prop of a running example. */
export interface Control {
  /** Name of the prop. */
  name: string;
  kind: 'choice' | 'switch' | 'slider' | 'color' | 'text';
  /** What can be chosen. */
  options?: readonly ApiLiteral[];
  /** Type whose colour names a `color` takes; without one it takes any CSS colour. */
  tokens?: string;
  /** Bounds of a slider. */
  min?: number;
  max?: number;
  /** Step of a slider. */
  step?: number;
  /** True when the code has to give a value. */
  required?: boolean;
  /** The value used when the prop is not given, when it is a literal. */
  default?: ApiLiteral;
}

/** Reads a default written as code: `'outline'`, `300`, `true`. Other code gives undefined. */
export function literalOf(code: string | undefined): ApiLiteral | undefined {
  if (code === undefined) {
    return undefined;
  }
  if (/^(true|false)$/.test(code)) {
    return code === 'true';
  }
  if (/^-?\d+(\.\d+)?$/.test(code)) {
    return Number(code);
  }
  return /^(['"`])([^\\$]*)\1$/.exec(code)?.[2];
}

function valuesOf(api: Api, member: ApiMember): readonly ApiLiteral[] | undefined {
  const named = findEntry(api, member.type);
  return member.values ?? (named?.kind === 'type' ? named.values : undefined);
}

/** A run of numbers such as 0…9 reads better as a slider than as ten buttons. */
function isLongRun(values: readonly ApiLiteral[]): values is readonly number[] {
  return values.length > 5 && values.every((value, at) => value === Number(values[0]) + at);
}

function ofValues(name: string, values: readonly ApiLiteral[]): Omit<Control, 'default'> {
  if (isLongRun(values)) {
    return { name, kind: 'slider', min: Math.min(...values), max: Math.max(...values), step: 1 };
  }
  return { name, kind: 'choice', options: values };
}

const isColor = ({ name }: ApiMember) => /color$/i.test(name);

/** A default that code works out, such as the time, tells nothing about sensible values. */
const isComputed = (member: ApiMember) =>
  member.default !== undefined && literalOf(member.default) === undefined;

function withoutDefault(api: Api, member: ApiMember): Omit<Control, 'default'> | undefined {
  const { name, type } = member;
  const values = valuesOf(api, member);
  if (values) {
    return isColor(member) ? { name, kind: 'color', tokens: type } : ofValues(name, values);
  }
  if (type === 'boolean') {
    // A switch has no third position for "not given".
    return literalOf(member.default) === undefined && !member.required
      ? { name, kind: 'choice', options: [true, false] }
      : { name, kind: 'switch' };
  }
  if (type === 'number' && !isComputed(member)) {
    return { name, kind: 'slider', ...sliderRange(member) };
  }
  if (type === 'string') {
    return { name, kind: isColor(member) ? 'color' : 'text' };
  }
  return undefined;
}

/**
 * Controls for the props of a component, or the fields of an interface, that a reader can change by
 * hand; functions, nodes and objects are left out.
 * @throws Error that lists near names when the API has no such name.
 */
export function controlsFor(api: Api, name: string): Control[] {
  const entry = requireEntry(api, name, `controlsFor("${name}")`);
  const members = entry.kind === 'type' ? [] : entry.members;
  return members.flatMap((member) => {
    const control = member.deprecated === undefined ? withoutDefault(api, member) : undefined;
    const value = literalOf(member.default);
    return control
      ? [
          {
            ...control,
            ...(member.required ? { required: true } : {}),
            ...(value === undefined ? {} : { default: value }),
          },
        ]
      : [];
  });
}
