import postcss, { type AtRule, type Node } from 'postcss';
import { bcd, byKey, newer } from './compat.ts';

const types = byKey(bcd.css.types ?? {}, 'css.types');

/** Conditions of the `@supports` around a rule: what they name is used only where it is known. */
function conditionsOf(node: Node | undefined): string {
  if (!node) {
    return '';
  }
  const own = node.type === 'atrule' && (node as AtRule).name === 'supports';
  return (own ? (node as AtRule).params : '') + conditionsOf(node.parent);
}

const words = (text: string) =>
  text.replaceAll(/"[^"]*"|'[^']*'/g, '').match(/[a-z][\w-]*/gi) ?? [];

function inValue(prop: string, value: string): string[] {
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/gi)].flatMap(([, name = '']) =>
    (types.get(name) ?? []).flatMap((path) => newer(...path.split('.'))),
  );
  return [...functions, ...words(value).flatMap((word) => newer('css', 'properties', prop, word))];
}

function inNode(node: Node): string[] {
  if (node.type === 'decl') {
    const { prop, value } = node as postcss.Declaration;
    return prop.startsWith('--')
      ? inValue('', value)
      : [...newer('css', 'properties', prop), ...inValue(prop, value)];
  }
  if (node.type === 'atrule') {
    const { name, params } = node as AtRule;
    const features = name === 'media' ? words(params) : [];
    return [
      ...newer('css', 'at-rules', name),
      ...features.flatMap((feature) => newer('css', 'at-rules', 'media', feature)),
    ];
  }
  if (node.type === 'rule') {
    const names = (node as postcss.Rule).selector.matchAll(/::?([a-z][\w-]*)/g);
    return [...names].flatMap(([, name = '']) => newer('css', 'selectors', name));
  }
  return [];
}

/**
 * Features of a style sheet that one of the oldest browsers lacks. Names with a prefix are left out:
 * they are for one engine on purpose.
 */
export function cssFeatures(css: string): string[] {
  const found = new Set<string>();
  postcss.parse(css).walk((node) => {
    const conditions = conditionsOf(node.parent);
    for (const feature of inNode(node)) {
      if (!conditions.includes(feature.split('.').at(-1) ?? '')) {
        found.add(feature);
      }
    }
  });
  return [...found];
}
