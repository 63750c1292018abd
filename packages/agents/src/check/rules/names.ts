import ts from 'typescript';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { attributeValue, keyOf } from '../find/nodes.ts';
import { importOf } from '../find/owners.ts';
import { SECTIONS } from '../sections.ts';
import { isFixed } from './isFixed.ts';
import { attributeOf, childrenOf, elementsOf, hasSpread, tagId } from './jsx.ts';
import { isSilent, LABELS } from './silence.ts';

const toolkit = (name: string) => `${TOOLKIT_NAME}:${name}`;

/** What is pressed, with the section about its name. */
const PRESSABLES: ReadonlyMap<string, string> = new Map([
  [toolkit('ZSPressable'), SECTIONS.pressableName],
  [toolkit('PopOverButton'), SECTIONS.popOverName],
  ['react-native:Pressable', SECTIONS.accessibility],
  ['react-native:TouchableHighlight', SECTIONS.accessibility],
  ['react-native:TouchableNativeFeedback', SECTIONS.accessibility],
  ['react-native:TouchableOpacity', SECTIONS.accessibility],
  ['react-native:TouchableWithoutFeedback', SECTIONS.accessibility],
]);

const HANDLERS = ['onPress', 'onLongPress', 'onPressIn', 'onPressOut'];

/** Buttons that a screen reader has no name for; an empty one, such as a backdrop, is one more. */
export function unlabelledButtons(check: CheckContext): RawFinding[] {
  return elementsOf(check.file).flatMap((element) => {
    const id = tagId(check, element) ?? '';
    const section = PRESSABLES.get(id);
    const isPressed = id === toolkit('PopOverButton') || attributeOf(element, ...HANDLERS);
    const isUnlabelled =
      section !== undefined &&
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
            message: check.text.rules.unlabelled(
              importOf(check, element.tagName)?.name ?? '',
              isInner,
            ),
            section,
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
            message: check.text.rules.unlabelledField,
            section: SECTIONS.fieldName,
          },
        ]
      : [];
  });
}
