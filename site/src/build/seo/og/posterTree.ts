import { type DefaultTreeAdapterTypes as Html, parseFragment, serializeOuter } from 'parse5';
import postcss, { type ChildNode } from 'postcss';
import { attribute } from '../../postprocess/elements.ts';
import { drawable } from './fonts.ts';

/** An element as Satori takes it: with inline styles. */
interface CardNode {
  type: string;
  props: {
    style?: Record<string, string>;
    src?: string;
    children?: (CardNode | string)[] | string;
  };
}

type Styles = Record<string, string>;

/** The properties of React Native for the web that Satori supports. */
const SUPPORTED =
  /^(?:align-(?:content|items|self)|background-color|border-(?:top|right|bottom|left)-(?:width|color)|border-(?:top|bottom)-(?:left|right)-radius|bottom|box-shadow|color|column-gap|display|flex-(?:basis|direction|grow|shrink|wrap)|font-size|font-weight|gap|(?:max-|min-)?(?:height|width)|justify-content|left|letter-spacing|line-height|margin-(?:bottom|left|right|top)|opacity|padding-(?:bottom|left|right|top)|padding|position|right|row-gap|text-align|top)$/;

/** Colours of both modes; the card uses the light one. */
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^()]*\))*),(?:[^(),]|\([^()]*\))*\)/g;

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const camel = (name: string) =>
  name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());

function stylesOf(declarations: readonly ChildNode[]): Styles {
  const styles: Styles = {};
  for (const node of declarations) {
    if (node.type !== 'decl') {
      continue;
    }
    if (node.prop === 'flex' && node.value === '1') {
      Object.assign(styles, { flexGrow: '1', flexShrink: '1', flexBasis: '0%' });
    } else if (node.prop.startsWith('overflow')) {
      styles.overflow = node.value === 'auto' ? 'hidden' : node.value;
    } else if (SUPPORTED.test(node.prop)) {
      styles[camel(node.prop)] = node.value === 'fixed' ? 'absolute' : node.value;
    }
  }
  return styles;
}

const read = (element: Html.Element, name: string) => attribute(element, name) ?? '';

/** Converts a length attribute of an SVG to CSS: `24` to `24px`; `100%` is unchanged. */
const lengthOf = (value: string) => (/^[\d.]+$/.test(value) ? `${value}px` : value);

const textOf = (node: Html.ChildNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

function nodeOf(element: Html.Element, classes: ReadonlyMap<string, Styles>): CardNode | undefined {
  if (element.tagName === 'style') {
    return undefined;
  }
  const inline = postcss.parse(read(element, 'style'));
  const style: Styles = Object.assign(
    {},
    ...read(element, 'class')
      .split(' ')
      .map((name) => classes.get(name) ?? {}),
    stylesOf(inline.nodes),
  );
  if (element.tagName === 'svg') {
    const svg = serializeOuter(element).replace(
      /^<svg(?![^>]* xmlns=)/,
      `$& xmlns="${SVG_NAMESPACE}"`,
    );
    const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    const [width = '', height = ''] = ['width', 'height'].map((name) =>
      lengthOf(read(element, name)),
    );
    return { type: 'img', props: { src, style: { width, height } } };
  }
  if (style.display === 'inline') {
    return {
      type: 'div',
      props: {
        style: { ...style, display: 'flex' },
        children: drawable(textOf(element)),
      },
    };
  }
  const children = element.childNodes.flatMap((child) => {
    const node = 'tagName' in child ? nodeOf(child, classes) : undefined;
    return node ? [node] : [];
  });
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

/**
 * Converts the poster of an example to elements for Satori.
 * @param poster HTML of the poster: its style element and its screen
 */
export function posterTree(poster: string): CardNode {
  const fragment = parseFragment(poster.replace(LIGHT_DARK, '$1'));
  const classes = new Map<string, Styles>();
  const [sheet, screen] = fragment.childNodes.filter((node) => 'tagName' in node);
  if (!sheet || !screen) {
    throw new Error('A poster has lost its styles or its screen.');
  }
  postcss.parse(textOf(sheet)).walkRules((rule) => {
    const name = /^\.([\w-]+)$/.exec(rule.selector)?.[1];
    if (name) {
      classes.set(name, stylesOf(rule.nodes));
    }
  });
  const children = nodeOf(screen, classes)?.props.children ?? [];
  const style = {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    height: '100%',
    background: '#ffffff',
    fontFamily: 'latin, korean',
    fontSize: '14px',
  };
  return { type: 'div', props: { style, children } };
}
