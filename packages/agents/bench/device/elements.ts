import { isHiddenFromAccessibility, screen } from '@testing-library/react-native';
import { nameOf } from '../../../toolkit/tests/device/readTree';

/** Element that React Native draws. */
export type Element = typeof screen.container;

/** All elements on the screen that a predicate holds for, in the order in which they are read. */
export const allOf = (isWanted: (element: Element) => boolean): Element[] =>
  screen.container.queryAll((element) => isWanted(element) && !isHiddenFromAccessibility(element));

/** Elements that can be pressed: few have a role. */
export const pressables = () =>
  allOf(
    ({ type, props }) => props.accessible === true && 'onClick' in props && type !== 'TextInput',
  );

export const fields = () => allOf(({ type }) => type === 'TextInput');

export const texts = () => allOf(({ type, parent }) => type === 'Text' && parent?.type !== 'Text');

/** All text inside of an element. */
export const textOf = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

/** Accessible name, as the tests of the toolkit read it. */
export const accessibleName = (element: Element): string => {
  const node = element.toJSON();
  return node ? nameOf(node) : '';
};

/** Text without its spaces: a layout may put any between two words. */
export const squeeze = (text: string): string => text.replace(/\s+/g, '');
