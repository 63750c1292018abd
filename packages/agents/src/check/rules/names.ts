import ts from 'typescript';
import type { Topic } from '../../shared/finding.ts';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { attributeValue, keyOf } from '../find/nodes.ts';
import { importOf } from '../find/owners.ts';
import { isFixed } from './isFixed.ts';
import { attributeOf, childrenOf, elementsOf, hasSpread, tagId } from './jsx.ts';
import { ruleSentences } from './ruleSentences.ts';
import { isSilent, LABELS } from './silence.ts';

const toolkit = (name: string) => `${TOOLKIT_NAME}:${name}`;

/** What is pressed, with what the docs say about its name. */
const PRESSABLES: ReadonlyMap<string, Topic> = new Map([
  [toolkit('ZSPressable'), 'pressableName'],
  [toolkit('PopOverButton'), 'popOverName'],
  ['react-native:Pressable', 'accessibility'],
  ['react-native:TouchableHighlight', 'accessibility'],
  ['react-native:TouchableNativeFeedback', 'accessibility'],
  ['react-native:TouchableOpacity', 'accessibility'],
  ['react-native:TouchableWithoutFeedback', 'accessibility'],
]);

const HANDLERS = ['onPress', 'onLongPress', 'onPressIn', 'onPressOut'];

/** Buttons that a screen reader has no name for; an empty one, such as a backdrop, is one more. */
export function unlabelledButtons(check: CheckContext): RawFinding[] {
  return elementsOf(check.file).flatMap((element) => {
    const id = tagId(check, element) ?? '';
    const topic = PRESSABLES.get(id);
    const isPressed = id === toolkit('PopOverButton') || attributeOf(element, ...HANDLERS);
    const isUnlabelled =
      topic !== undefined &&
      isPressed &&
      !hasSpread(element) &&
      !attributeOf(element, 'children', ...LABELS) &&
      childrenOf(element).every((child) => isSilent(check, child));
    const isInner = id === toolkit('ZSPressable') && !isFixed(check, 'pressable-props');
    return isUnlabelled
      ? [
          {
            at: element,
            rule: 'unlabelled',
            message: ruleSentences.unlabelled(
              importOf(check, element.tagName)?.name ?? '',
              isInner,
            ),
            about: { topic },
          },
        ]
      : [];
  });
}

/** Fields that a screen reader has no name for: their label is not it. */
export function unlabelledFields(check: CheckContext): RawFinding[] {
  if (isFixed(check, 'field-name')) {
    return [];
  }
  return elementsOf(check.file).flatMap((element) => {
    if (tagId(check, element) !== toolkit('ZSTextField') || hasSpread(element)) {
      return [];
    }
    const attribute = attributeOf(element, 'textInputProps');
    const value = attribute && attributeValue(attribute);
    const isKnown = !value || ts.isObjectLiteralExpression(value);
    const fields = value && ts.isObjectLiteralExpression(value) ? value.properties : [];
    const isNamed = fields.some(
      (field) =>
        ts.isSpreadAssignment(field) || LABELS.includes((field.name && keyOf(field.name)) ?? ''),
    );
    return isKnown && !isNamed
      ? [
          {
            at: element,
            rule: 'unlabelled',
            message: ruleSentences.unlabelledField,
            about: { topic: 'fieldName' },
          },
        ]
      : [];
  });
}
