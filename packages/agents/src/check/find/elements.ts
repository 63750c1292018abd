import ts from 'typescript';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { membersWithin, missingMembers, unknownMember } from './members.ts';
import { attributeValue, keyOf, nodesOf } from './nodes.ts';
import { toolkitName } from './owners.ts';
import { membersOf, requiredMembers, takesAnyName } from './types.ts';
import { wrongType, wrongValues } from './values.ts';

/** Props that React has for every element. */
const REACT_PROPS = ['key'];

type Element = ts.JsxOpeningLikeElement;

function unknownProps(
  check: CheckContext,
  name: string,
  type: ts.Type,
  attributes: readonly ts.JsxAttribute[],
): RawFinding[] {
  const { checker } = check;
  const members = membersOf(checker, type);
  const known = new Set([...members, ...REACT_PROPS]);
  return attributes.flatMap(({ name: at }) => {
    const prop = keyOf(at) ?? '';
    // TypeScript lets every name with a dash pass.
    return known.has(prop) || prop.includes('-')
      ? []
      : [
          unknownMember(check, {
            at,
            owner: { kind: 'component', name },
            name: prop,
            members,
            within: membersWithin(checker, type, prop, at),
          }),
        ];
  });
}

function missingProps({ checker }: CheckContext, element: Element, name: string, type: ts.Type) {
  const { properties } = element.attributes;
  const hasChildren = ts.isJsxElement(element.parent) && element.parent.children.length > 0;
  const written = new Set([
    ...properties.map((at) => at.name && keyOf(at.name)),
    ...(hasChildren ? ['children'] : []),
  ]);
  const missing = properties.some(ts.isJsxSpreadAttribute)
    ? []
    : requiredMembers(checker, type).filter((member) => !written.has(member));
  return missing.length > 0
    ? [missingMembers(element.tagName, { kind: 'component', name }, missing)]
    : [];
}

function wrongProp(
  check: CheckContext,
  attribute: ts.JsxAttribute,
  component: string,
  type: ts.Type,
): RawFinding[] {
  const { checker } = check;
  const { name: at } = attribute;
  const place = { at, name: keyOf(at) ?? '', about: component, component };
  const value = attributeValue(attribute);
  if (value) {
    return wrongValues(check, value, place);
  }
  const member = attribute.initializer ? undefined : type.getProperty(place.name);
  const expected = member && checker.getTypeOfSymbolAtLocation(member, at);
  return expected ? wrongType(check, place, checker.getTrueType(), expected) : [];
}

/** What is wrong with the elements of the toolkit: props that they do not have, lack, or cannot take. */
export function elementFindings(check: CheckContext): RawFinding[] {
  const { checker, file } = check;
  return nodesOf(file)
    .filter(ts.isJsxOpeningLikeElement)
    .flatMap((element) => {
      const name = toolkitName(check, element.tagName);
      const type = name && checker.getContextualType(element.attributes);
      if (!name || !type || takesAnyName(checker, type)) {
        return [];
      }
      const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
      return [
        ...unknownProps(check, name, type, attributes),
        ...missingProps(check, element, name, type),
        ...attributes.flatMap((attribute) => wrongProp(check, attribute, name, type)),
      ];
    });
}
