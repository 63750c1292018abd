import ts from 'typescript';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { attributeValue, functionOf } from '../find/nodes.ts';
import { toolkitName } from '../find/owners.ts';
import {
  ancestorsOf,
  attributeOf,
  type Element,
  elementsOf,
  hasSpread,
  isSet,
  tagId,
} from './jsx.ts';
import { ruleSentences } from './ruleSentences.ts';

const LISTS = new Set(['FlatList', 'SectionList', 'VirtualizedList']);

type Direction = 'vertical' | 'horizontal' | 'unknown';

/** Which way an element scrolls, by its `horizontal`. */
function directionOf(element: Element): Direction {
  const attribute = attributeOf(element, 'horizontal');
  const value = attribute && attributeValue(attribute);
  if (hasSpread(element)) {
    return 'unknown';
  }
  if (!attribute || value?.kind === ts.SyntaxKind.FalseKeyword) {
    return 'vertical';
  }
  return !value || value.kind === ts.SyntaxKind.TrueKeyword ? 'horizontal' : 'unknown';
}

/** Whether an element has a scroll view around its content. */
function scrolls(check: CheckContext, element: Element): boolean {
  const id = tagId(check, element);
  return (
    id === 'react-native:ScrollView' ||
    (id === `${TOOLKIT_NAME}:ZSContainer` && !isSet(element, 'scrollViewDisabled'))
  );
}

/** Modules whose elements, but a `Modal`, leave their content within what scrolls around them. */
const TRANSPARENT = /^(react|react-native|react-native-safe-area-context|@0610studio\/zs-ui):/;

/** The nearest scroll view that is certainly around an element: React Native looks at no other. */
function scrollViewAround(check: CheckContext, element: Element): Element | undefined {
  const nearest = ancestorsOf(element).find((ancestor) => {
    const id = tagId(check, ancestor) ?? '';
    return scrolls(check, ancestor) || id === 'react-native:Modal' || !TRANSPARENT.test(id);
  });
  return nearest && scrolls(check, nearest) ? nearest : undefined;
}

/** Lists in what scrolls the same way: all their rows are rendered. */
export function nestedLists(check: CheckContext): RawFinding[] {
  return elementsOf(check.file).flatMap((element) => {
    const [module, list = ''] = tagId(check, element)?.split(':') ?? [];
    const isList = module === 'react-native' && LISTS.has(list);
    const outer =
      isList && !attributeOf(element, 'scrollEnabled')
        ? scrollViewAround(check, element)
        : undefined;
    const direction = directionOf(element);
    return outer && direction !== 'unknown' && direction === directionOf(outer)
      ? [
          {
            at: element,
            rule: 'nested-list',
            message: ruleSentences.nestedList(list, outer.tagName.getText()),
            about: { topic: 'nestedList' },
          },
        ]
      : [];
  });
}

/** A palette that every render makes anew. */
export function themeFactoryInRender(check: CheckContext): RawFinding[] {
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
            message: ruleSentences.themeFactoryInRender,
            about: { topic: 'themeFactoryInRender' },
          },
        ]
      : [];
  });
}
