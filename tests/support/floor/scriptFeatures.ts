import { parseAst } from 'vite';
import { bcd, featureAt, isInAll, isNewer, newer } from './compat.ts';

/** A node of the syntax tree, whose fields depend on its type. */
interface SyntaxNode {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof (value as SyntaxNode | null)?.type === 'string';

const owners: [string[], Record<string, unknown>][] = [
  [['api'], bcd.api],
  [['javascript', 'builtins'], bcd.javascript.builtins ?? {}],
];

/** By its name everything in the oldest browsers that has such a member: value, method or event. */
const members = new Map<string, string[]>();
for (const [path, things] of owners) {
  const known = Object.entries(things).filter(([owner]) => {
    const feature = featureAt(...path, owner);
    return feature && isInAll(feature);
  });
  for (const [owner, own] of known) {
    for (const member of Object.keys(own as object)) {
      members.set(member, [...(members.get(member) ?? []), [...path, owner, member].join('.')]);
    }
  }
}

/** The features that a member may be, if all of them are newer than the oldest browsers. */
function newerMembers(name: string): string[] {
  const paths = members.get(name) ?? [];
  const features = paths.map((path) => featureAt(...path.split('.')));
  return paths.length > 0 && features.every((feature) => feature && isNewer(feature))
    ? [paths[0] ?? '']
    : [];
}

/** `URL.parse` and the like; a member of what is no global is looked for by its name alone. */
function inMember({ object, property, computed }: SyntaxNode): string[] {
  if (computed || !isNode(object) || !isNode(property)) {
    return [];
  }
  const name = String(property.name);
  const owner = object.type === 'Identifier' ? String(object.name) : '';
  const statics = [`${name}_static`, name].flatMap((key) =>
    owners.flatMap(([path]) => newer(...path, owner, key)),
  );
  const isGlobal = owners.some(([path]) => featureAt(...path, owner));
  return isGlobal ? statics : newerMembers(name);
}

function inCall({ callee, arguments: given }: SyntaxNode): string[] {
  const property = isNode(callee) && isNode(callee.property) ? callee.property.name : '';
  const first = Array.isArray(given) && isNode(given[0]) ? given[0].value : undefined;
  return property === 'addEventListener' && typeof first === 'string'
    ? newerMembers(`${first}_event`)
    : [];
}

/** What tells newer syntax of a regular expression, and the feature that it is. */
const PATTERNS: [RegExp, string][] = [
  [/\(\?<[=!]/, 'lookbehind_assertion'],
  [/\(\?[ims]*-?[ims]+:/, 'modifier'],
];

function inPattern(regex: { pattern: string; flags: string }): string[] {
  return [
    ...(regex.flags.includes('v') ? newer('javascript', 'builtins', 'RegExp', 'unicodeSets') : []),
    ...PATTERNS.flatMap(([pattern, name]) =>
      pattern.test(regex.pattern) ? newer('javascript', 'regular_expressions', name) : [],
    ),
  ];
}

function inNode(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'MemberExpression':
      return inMember(node);
    case 'CallExpression':
      return inCall(node);
    case 'NewExpression':
      return isNode(node.callee) && node.callee.type === 'Identifier'
        ? owners.flatMap(([path]) => newer(...path, String((node.callee as SyntaxNode).name)))
        : [];
    default:
      return node.regex ? inPattern(node.regex as { pattern: string; flags: string }) : [];
  }
}

/**
 * Features of a script that one of the oldest browsers lacks. A call that is optional, `a.b?.()`, is
 * made only where there is one.
 */
export function scriptFeatures(code: string): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(visit);
    } else if (isNode(value)) {
      for (const feature of inNode(value)) {
        found.add(feature);
      }
      for (const [field, child] of Object.entries(value)) {
        if (!(value.type === 'CallExpression' && value.optional && field === 'callee')) {
          visit(child);
        }
      }
    }
  };
  visit(parseAst(code));
  return [...found];
}
