import { entryAt } from '@zs-docs/api-docs/history';
import ts from 'typescript';
import type { CheckContext, RawFinding } from '../find/CheckContext.ts';
import { keyOf, nodesOf } from '../find/nodes.ts';
import { toolkitName } from '../find/owners.ts';
import { elementsOf } from './jsx.ts';
import { ruleSentences } from './ruleSentences.ts';

/** Names that are imported, and props that are passed, which the version marks as deprecated. */
export function deprecatedUses(check: CheckContext): RawFinding[] {
  const entryOf = (node: ts.Node) => {
    const name = toolkitName(check, node);
    const entry = name && entryAt(check.archive.history, name, check.version);
    return entry ? [{ name, entry }] : [];
  };
  const finding = (at: ts.Node, name: string, path: string, advice: string | undefined) =>
    advice === undefined
      ? []
      : [
          {
            at,
            rule: 'deprecated',
            message: ruleSentences.deprecated(path, advice),
            about: { name },
          },
        ];
  return [
    ...nodesOf(check.file)
      .filter(ts.isImportSpecifier)
      .flatMap((at) =>
        entryOf(at.name).flatMap(({ name, entry }) => finding(at, name, name, entry.deprecated)),
      ),
    ...elementsOf(check.file).flatMap(({ tagName, attributes }) =>
      entryOf(tagName).flatMap(({ name, entry }) =>
        attributes.properties.filter(ts.isJsxAttribute).flatMap((at) => {
          const prop = keyOf(at.name) ?? '';
          return finding(at, name, `${name}.${prop}`, entry.members[prop]?.deprecated);
        }),
      ),
    ),
  ];
}
