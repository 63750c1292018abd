import { StyleSheet } from 'react-native';

/** Node of `screen.toJSON()`. */
export interface TreeNode {
  type: string;
  props: Record<string, unknown>;
  children: readonly (TreeNode | string)[] | null;
}

/** Parts of a style that change nothing: what an entering animation of Animated leaves behind, and no border. */
const AT_REST: Readonly<Record<string, unknown>> = {
  opacity: 1,
  translateX: 0,
  translateY: 0,
  scale: 1,
  scaleX: 1,
  borderWidth: 0,
};

/** Props of React Native's Animated and of list keys, which nobody sees. */
const UNSEEN = new Set(['collapsable', 'nativeID', 'style', 'children']);

function transformOf(transform: unknown): unknown[] {
  return (Array.isArray(transform) ? transform : []).filter((part: object) =>
    Object.entries(part).some(([name, value]) => AT_REST[name] !== value),
  );
}

/** Steps of opacity that a screen has: Animated rounds to fewer digits than Reanimated. */
const OPACITIES = 255;

/** Shadows that are seen: the published version draws one of no opacity where there is none. */
const shadowsOf = (shadows: unknown): unknown[] =>
  (Array.isArray(shadows) ? shadows : [])
    .map(({ color, ...shadow }: { color?: string }) => ({
      ...shadow,
      color: color?.replace(/[\d.]+(?=\)$)/, (alpha) =>
        String(Math.round(Number(alpha) * OPACITIES)),
      ),
    }))
    .filter(({ color }) => !/, 0\)$/.test(color ?? ''));

/** A style without what is not said, what is at rest, and how it moves: `useAnimatedStyle` is at its end. */
function styleOf(style: unknown): Record<string, unknown> {
  const { transform, boxShadow, ...flat }: Record<string, unknown> = {
    ...StyleSheet.flatten(style as object),
  };
  const [parts, shadows] = [transformOf(transform), shadowsOf(boxShadow)];
  const seen = {
    ...flat,
    ...(parts.length > 0 && { transform: parts }),
    ...(shadows.length > 0 && { boxShadow: shadows }),
  };
  return Object.fromEntries(
    Object.entries(seen)
      .filter(([name]) => !name.startsWith('transition'))
      .filter(([name, value]) => value !== undefined && AT_REST[name] !== value)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
}

/** Of functions, components and elements only that they are there. */
function withoutCode(_name: string, value: unknown): unknown {
  const isReact = typeof value === 'object' && value !== null && '$$typeof' in value;
  return typeof value === 'function' || isReact ? 'ƒ' : value;
}

/** Props as they reach the native side. */
function propsOf(props: Record<string, unknown>): string[] {
  return Object.entries(props)
    .filter(([name, value]) => !UNSEEN.has(name) && value !== undefined)
    .map(([name, value]) => `${name}=${JSON.stringify(value, withoutCode)}`)
    .sort();
}

/** Tree as lines, which a test compares: one element a line, indented as it is nested. */
export function toLines(node: TreeNode | string | null, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  if (node === null || typeof node === 'string') {
    return node === null ? [] : [`${indent}${node}`];
  }
  const { type, props, children } = node;
  const style = styleOf(props.style);
  const said = Object.keys(style).length === 0 ? '' : ` ${JSON.stringify(style)}`;
  return [
    [`${indent}<${type}>${said}`, ...propsOf(props)].join(' '),
    ...(children ?? []).flatMap((child) => toLines(child, depth + 1)),
  ];
}
