import ts from 'typescript';
import { type Check, type Found, TOOLKIT_NAME } from '../find/Check.ts';
import { attributeValue } from '../find/nodes.ts';
import { toolkitName } from '../find/owners.ts';
import { SECTIONS } from '../sections.ts';
import {
  ancestorsOf,
  attributeOf,
  type Element,
  elementsOf,
  functionOf,
  hasSpread,
  isSet,
  tagId,
} from './jsx.ts';

const LISTS = new Set(['FlatList', 'SectionList', 'VirtualizedList']);

/** Whether an element scrolls its content upwards. */
function scrolls(check: Check, element: Element): boolean {
  const id = tagId(check, element);
  return (
    !hasSpread(element) &&
    ((id === `${TOOLKIT_NAME}:ZSContainer` && !isSet(element, 'scrollViewDisabled')) ||
      (id === 'react-native:ScrollView' && !attributeOf(element, 'horizontal')))
  );
}

/** Lists in what scrolls the same way: all their rows are rendered. */
export function nestedLists(check: Check): Found[] {
  return elementsOf(check.file).flatMap((element) => {
    const [module, list = ''] = tagId(check, element)?.split(':') ?? [];
    const isList = module === 'react-native' && LISTS.has(list) && !hasSpread(element);
    const outer =
      isList && !attributeOf(element, 'horizontal', 'scrollEnabled')
        ? ancestorsOf(element).find((ancestor) => scrolls(check, ancestor))
        : undefined;
    return outer
      ? [
          {
            at: element,
            rule: 'nested-list',
            message: check.text.rules.nestedList(list, outer.tagName.getText()),
            section: SECTIONS.nestedList,
          },
        ]
      : [];
  });
}

/** A palette that every render makes anew. */
export function themeFactoryInRender(check: Check): Found[] {
  return elementsOf(check.file).flatMap((element) => {
    const attribute = attributeOf(element, 'customPalette');
    const value = attribute && attributeValue(attribute);
    return value &&
      ts.isCallExpression(value) &&
      toolkitName(check, value.expression) === 'themeFactory' &&
      functionOf(value)
      ? [
          {
            at: value,
            rule: 'theme-factory-in-render',
            message: check.text.rules.themeFactoryInRender,
            section: SECTIONS.themeFactory,
          },
        ]
      : [];
  });
}
