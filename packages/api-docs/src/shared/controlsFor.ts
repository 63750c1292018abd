import { findEntry, requireEntry } from './findEntry.ts';
import type { Api, ApiLiteral, ApiMember } from './model.ts';
import { sliderRange } from './sliderRange.ts';

/** The input with which a reader changes one prop of a running example. */
export interface Control {
  /** Name of the prop. */
  name: string;
  kind: 'choice' | 'switch' | 'slider' | 'color' | 'text';
  /** Options of a `choice`. */
  options?: readonly ApiLiteral[];
  /** Type whose colour names a `color` accepts; without one it accepts any CSS colour. */
  tokens?: string;
  /** Bounds of a slider. */
  min?: number;
  max?: number;
  /** Step of a slider. */
  step?: number;
  /** True when the prop cannot be omitted. */
  required?: boolean;
  /** Default of the prop, if it is a literal. */
  default?: ApiLiteral;
  /** Code of a default that is no literal: `palette.grey[30]`. */
  expression?: string;
}

/**
 * Value of a literal in source code, undefined for any other code.
 * @example parseLiteral("'outline'") // 'outline'
 * parseLiteral('"a"') // 'a'
 * parseLiteral('-1.5') // -1.5
 * parseLiteral('true') // true
 * parseLiteral('[]') // undefined
 * parseLiteral('palette.text.base') // undefined
 * parseLiteral(undefined) // undefined
 */
export function parseLiteral(code: string | undefined): ApiLiteral | undefined {
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

/** Consecutive integers such as 0…9: a slider is shorter than ten buttons. */
function isNumberRange(values: readonly ApiLiteral[]): values is readonly number[] {
  return values.length > 5 && values.every((value, at) => value === Number(values[0]) + at);
}

function controlForValues(name: string, values: readonly ApiLiteral[]): Omit<Control, 'default'> {
  if (isNumberRange(values)) {
    return { name, kind: 'slider', min: Math.min(...values), max: Math.max(...values), step: 1 };
  }
  return { name, kind: 'choice', options: values };
}

const isColor = ({ name }: ApiMember) => /[cC]olor(?![a-z])/.test(name);

/** True for a default such as `Date.now()`, from which no slider range can be derived. */
const isComputed = (member: ApiMember) =>
  member.default !== undefined && parseLiteral(member.default) === undefined;

function controlForMember(api: Api, member: ApiMember): Omit<Control, 'default'> | undefined {
  const { name, type } = member;
  const values = valuesOf(api, member);
  if (values) {
    return isColor(member) ? { name, kind: 'color', tokens: type } : controlForValues(name, values);
  }
  if (type === 'boolean') {
    // A switch has no third position for "undefined".
    return parseLiteral(member.default) === undefined && !member.required
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
 * Controls for the props of a component or the fields of an interface. Functions, React nodes, objects
 * and deprecated props get none.
 * @throws Error with similar names if the API has no such name
 * @example controlsFor({ entries: [{ name: 'Box', kind: 'component', members: [{ name: 'flat', type: 'boolean', default: 'true' }] }] }, 'Box') // [{ name: 'flat', kind: 'switch', default: true }]
 */
export function controlsFor(api: Api, name: string): Control[] {
  const entry = requireEntry(api, name, `controlsFor("${name}")`);
  const members = entry.kind === 'type' ? [] : entry.members;
  return members.flatMap((member) => {
    const control = member.deprecated === undefined ? controlForMember(api, member) : undefined;
    const value = parseLiteral(member.default);
    return control
      ? [
          {
            ...control,
            ...(member.required ? { required: true } : {}),
            ...(value !== undefined && { default: value }),
            ...(value === undefined && member.default && { expression: member.default }),
          },
        ]
      : [];
  });
}
