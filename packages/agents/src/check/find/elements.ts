import ts from 'typescript';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { mayBeNativeWind } from './classNames.ts';
import { membersWithin, missingMembers, unknownMember } from './members.ts';
import { keyOf } from './nodes.ts';
import { tagName } from './owners.ts';
import { membersOf, requiredMembers, takesAnyName } from './types.ts';

/** Props that React has for every element. */
const REACT_PROPS = ['key'];

/** What is wrong with the props of an element: names that it does not have, or lacks. */
export function explainElement(
  check: CheckContext,
  element: ts.JsxOpeningLikeElement,
): RawFinding[] {
  const { checker } = check;
  const type = checker.getContextualType(element.attributes);
  if (!type || takesAnyName(checker, type)) {
    return [];
  }
  const owner = { kind: 'component' as const, name: tagName(check, element.tagName) };
  const members = membersOf(checker, type);
  const known = new Set([...members, ...REACT_PROPS]);
  const attributes = element.attributes.properties.filter(ts.isJsxAttribute);
  const names = attributes.map(({ name }) => keyOf(name) ?? '');
  const unknown = attributes.flatMap(({ name: at }) => {
    const name = keyOf(at) ?? '';
    // TypeScript lets every name with a dash pass.
    return known.has(name) || name.includes('-') || mayBeNativeWind(check, element, name)
      ? []
      : [
          unknownMember(check, {
            at,
            owner,
            name,
            members,
            within: membersWithin(checker, type, name, at),
          }),
        ];
  });
  const hasSpread = attributes.length < element.attributes.properties.length;
  const hasChildren = ts.isJsxElement(element.parent) && element.parent.children.length > 0;
  const given = new Set([...names, ...(hasChildren ? ['children'] : [])]);
  const missing = hasSpread
    ? []
    : requiredMembers(checker, type).filter((name) => !given.has(name));
  return [
    ...unknown,
    ...(missing.length > 0 ? [missingMembers(check, element.tagName, owner, missing)] : []),
  ];
}
