import { entryAt } from '@zs-docs/api-docs/history';
import ts from 'typescript';
import type { Topic } from '../../shared/finding.ts';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { attributeValue, keyOf } from '../find/nodes.ts';
import { isFixed } from './isFixed.ts';
import { attributeOf, elementsOf, tagId } from './jsx.ts';
import { ruleSentences } from './ruleSentences.ts';

/** Components that ignore props of `View`, with the behaviour that says so and the props they take. */
const IGNORING = new Map<string, { behaviour: string; takes: readonly string[]; topic: Topic }>([
  [
    'ZSPressable',
    {
      behaviour: 'pressable-props',
      takes: ['style', 'children'],
      topic: 'pressableNotes',
    },
  ],
  [
    'ZSContainer',
    {
      behaviour: 'container-props',
      takes: ['style', 'children', 'onScroll'],
      topic: 'containerNotes',
    },
  ],
]);

const LABELS = ['aria-label', 'accessibilityLabel', 'accessibilityRole', 'role'];

/** Props of a `View` that a component does not pass on. */
export function ignoredProps(check: CheckContext): RawFinding[] {
  return elementsOf(check.file).flatMap((element) => {
    const [module, tag = ''] = tagId(check, element)?.split(':') ?? [];
    const ignoring = module === TOOLKIT_NAME ? IGNORING.get(tag) : undefined;
    if (!ignoring || isFixed(check, ignoring.behaviour)) {
      return [];
    }
    const own = entryAt(check.archive.history, tag, check.version)?.members ?? {};
    const taken = new Set([...Object.keys(own), ...ignoring.takes, 'key', 'ref']);
    const type = check.checker.getContextualType(element.attributes);
    return element.attributes.properties.filter(ts.isJsxAttribute).flatMap((at) => {
      const prop = keyOf(at.name) ?? '';
      // One that the types do not have is no prop of `View`: TypeScript names it.
      return taken.has(prop) || !type?.getProperty(prop)
        ? []
        : [
            {
              at,
              rule: 'ignored-prop',
              message:
                tag === 'ZSPressable' && LABELS.includes(prop)
                  ? ruleSentences.ignoredLabel(prop)
                  : ruleSentences.ignoredProp(tag, prop),
              about: { topic: ignoring.topic },
            },
          ];
    });
  });
}

/** Handlers of a field that it replaces by its own. */
export function replacedHandlers(check: CheckContext): RawFinding[] {
  if (isFixed(check, 'field-focus-handlers')) {
    return [];
  }
  return elementsOf(check.file).flatMap((element) => {
    const attribute = attributeOf(element, 'textInputProps');
    const value = attribute && attributeValue(attribute);
    if (
      tagId(check, element) !== `${TOOLKIT_NAME}:ZSTextField` ||
      !value ||
      !ts.isObjectLiteralExpression(value)
    ) {
      return [];
    }
    return value.properties
      .filter(({ name }) => name && ['onFocus', 'onBlur'].includes(keyOf(name) ?? ''))
      .map((at) => ({
        at,
        rule: 'ignored-prop',
        message: ruleSentences.neverCalled((at.name && keyOf(at.name)) ?? ''),
        about: { topic: 'fieldNotes' },
      }));
  });
}
