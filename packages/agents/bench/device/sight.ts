import { AccessibilityInfo, StyleSheet } from 'react-native';
import type { Sight } from '../tasks';
import {
  accessibleName,
  allOf,
  type Element,
  fields,
  pressables,
  squeeze,
  textOf,
  texts,
} from './elements';

/** Text that a field shows. */
function shownIn({ props }: Element): string {
  if (props.value) {
    return props.secureTextEntry ? '' : String(props.value);
  }
  return String(props.defaultValue ?? props.placeholder ?? '');
}

const everything = () => squeeze([...texts().map(textOf), ...fields().map(shownIn)].join(''));

const isSame = (one: unknown, other: string | number) =>
  String(one).toLowerCase() === String(other).toLowerCase();

const hasStyle = (property: string, value: string | number) =>
  allOf(({ props }) => {
    const style = StyleSheet.flatten(props.style) as Record<string, unknown> | undefined;
    return isSame(style?.[property], value);
  }).length > 0;

function isAnnounced(text: string): boolean {
  const { announceForAccessibility, announceForAccessibilityWithOptions } = AccessibilityInfo;
  const said = [announceForAccessibility, announceForAccessibilityWithOptions].flatMap((announce) =>
    (announce as unknown as { mock: { calls: unknown[][] } }).mock.calls.flat(),
  );
  const live = allOf(({ props }) => {
    const politeness = props['aria-live'] ?? props.accessibilityLiveRegion;
    const role = props.role ?? props.accessibilityRole;
    return role === 'alert' || politeness === 'polite' || politeness === 'assertive';
  });
  return [...said.map(String), ...live.map(textOf)].some((one) =>
    squeeze(one).includes(squeeze(text)),
  );
}

const isHeading = ({ props }: Element) =>
  props.role === 'heading' || props.accessibilityRole === 'header';

const hasHeading = (text: string) =>
  allOf(isHeading).some((element) => squeeze(accessibleName(element)) === squeeze(text));

function hasState(name: string, state: string, value: boolean): boolean {
  return pressables()
    .filter((element) => squeeze(accessibleName(element)).includes(squeeze(name)))
    .some(({ props }) => (props.accessibilityState?.[state] ?? props[`aria-${state}`]) === value);
}

const spins = () => allOf(({ type }) => type === 'ActivityIndicator').length > 0;

/** What a user was to see, and does not. */
export function missingFrom(sight: Sight): string[] {
  const all = everything();
  const { see = [], gone = [], style = {}, headings = [], states = {}, announced, spinner } = sight;
  return [
    ...see.filter((text) => !all.includes(squeeze(text))).map((text) => `‘${text}’ is not seen`),
    ...gone.filter((text) => all.includes(squeeze(text))).map((text) => `‘${text}’ is still seen`),
    ...Object.entries(style)
      .filter(([property, value]) => !hasStyle(property, value))
      .map(([property, value]) => `nothing has the style ${property}: ${value}`),
    ...headings.filter((text) => !hasHeading(text)).map((text) => `‘${text}’ is no heading`),
    ...Object.entries(states).flatMap(([name, wanted]) =>
      Object.entries(wanted)
        .filter(([state, value]) => !hasState(name, state, value))
        .map(([state, value]) => `‘${name}’ is not said to be ${state}: ${value}`),
    ),
    ...(announced && !isAnnounced(announced) ? [`‘${announced}’ is not announced`] : []),
    ...(spinner !== undefined && spins() !== spinner ? [`a spinner turns: ${!spinner}`] : []),
  ];
}
