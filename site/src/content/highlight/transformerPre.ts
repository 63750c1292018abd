import type { Element, ElementContent } from 'hast';
import type { ShikiTransformer } from 'shiki';

/** Classes of Shiki's kinds of tokens, abbreviated like those of Pygments: a page has hundreds. */
const tokenClasses: Record<string, string> = {
  comment: 'c',
  constant: 'no',
  function: 'nf',
  keyword: 'k',
  string: 's',
  'string-expression': 's',
};

/** Words, numbers and texts have colours; signs between them have that of the block: each colour is an element. */
const isColored = (name: string, text: string) =>
  /^[cs]$/.test(name) || /[\p{L}\p{N}_$]/u.test(text);

/**
 * Replaces inline styles of a block by classes, which are shorter, and leaves it to the frame whether the
 * keyboard scrolls it. Moves each line break into its line, so that lines can be `display: block`.
 */
export function transformerPre(): ShikiTransformer {
  return {
    name: 'zs:pre',
    enforce: 'post',
    pre(node) {
      delete node.properties.style;
      delete node.properties.tabindex;
    },
    span(node) {
      const token = /--code-token-([\w-]+)/.exec(String(node.properties.style ?? ''))?.[1] ?? '';
      delete node.properties.style;
      const name = tokenClasses[token];
      const [child] = node.children;
      if (name && child?.type === 'text' && isColored(name, child.value)) {
        this.addClassToHast(node, name);
      }
    },
    code(node) {
      node.children = node.children.reduce(putBreakInside, []);
      for (const line of node.children) {
        if (line.type === 'element') {
          line.children = line.children.reduce(mergeToken, []);
          hangUnderIndent(line);
        }
      }
    },
  };
}

const indentOf = (node: ElementContent | undefined): number =>
  node?.type === 'element'
    ? indentOf(node.children[0])
    : (node?.type === 'text' && /^ */.exec(node.value)?.[0].length) || 0;

/** Tells the style sheet the indent of a line, under which the rest of it hangs where it wraps. */
function hangUnderIndent(line: Element): void {
  const indent = indentOf(line);
  if (indent > 0) {
    line.properties.style = `--i:${indent}`;
  }
}

function putBreakInside(lines: ElementContent[], node: ElementContent): ElementContent[] {
  const line = lines.at(-1);
  if (node.type === 'text' && line?.type === 'element') {
    line.children.push(node);
    return lines;
  }
  return [...lines, node];
}

const classOf = ({ properties }: Element) => String(properties.class ?? properties.className ?? '');

/** Text of a token and its class; '' for the colour of the block. Undefined for other nodes. */
function readToken(node: ElementContent | undefined) {
  if (node?.type === 'text') {
    return { text: node.value, name: '' };
  }
  const isToken = node?.type === 'element' && node.tagName === 'span';
  const [child, ...others] = isToken ? node.children : [];
  return isToken && child?.type === 'text' && others.length === 0
    ? { text: child.value, name: classOf(node) }
    : undefined;
}

/** Blanks have no colour, so that they part no tokens. The break at the end of a line stays outside of them. */
const isBlank = (text: string) => /^[^\S\n]+$/.test(text);

/**
 * Joins adjacent tokens of one colour, and unwraps those of the block's colour: a page of examples
 * has hundreds.
 */
function mergeToken(tokens: ElementContent[], node: ElementContent): ElementContent[] {
  const token = readToken(node);
  const last = readToken(tokens.at(-1));
  if (!token) {
    return [...tokens, node];
  }
  const isJoined = last !== undefined && (last.name === token.name || isBlank(token.text));
  return isJoined
    ? [...tokens.slice(0, -1), withText(tokens.at(-1) ?? node, last.text + token.text)]
    : [...tokens, withText(node, token.text)];
}

/** A token with another text; one of the block's colour needs no element. */
function withText(token: ElementContent, value: string): ElementContent {
  const text: ElementContent = { type: 'text', value };
  return token.type === 'element' && classOf(token) !== '' ? { ...token, children: [text] } : text;
}
