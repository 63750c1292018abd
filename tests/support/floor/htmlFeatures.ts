import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { newer } from './compat.ts';
import { cssFeatures } from './cssFeatures.ts';
import { scriptFeatures } from './scriptFeatures.ts';

type Element = DefaultTreeAdapterTypes.Element;

function inAttribute(tag: string, name: string, value: string): string[] {
  const values = value.split(/\s+/);
  return [
    ...newer('html', 'global_attributes', name),
    ...newer('html', 'elements', tag, name),
    ...values.flatMap((one) => newer('html', 'elements', tag, name, one)),
    ...(name === 'style' ? cssFeatures(`a{${value}}`) : []),
  ];
}

function inElement({ tagName, attrs, childNodes }: Element): string[] {
  const text = childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const isScript =
    tagName === 'script' && !attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
  return [
    ...newer('html', 'elements', tagName),
    ...attrs.flatMap(({ name, value }) => inAttribute(tagName, name, value)),
    ...(tagName === 'style' ? cssFeatures(text) : []),
    ...(isScript ? scriptFeatures(text) : []),
  ];
}

/** Features of a page, its styles and inline scripts that one of the oldest browsers lacks. */
export function htmlFeatures(html: string): string[] {
  const found = new Set<string>();
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      for (const feature of inElement(node)) {
        found.add(feature);
      }
    }
    if ('content' in node) {
      visit(node.content);
    }
    if ('childNodes' in node) {
      node.childNodes.forEach(visit);
    }
  };
  visit(parse(html));
  return [...found];
}
