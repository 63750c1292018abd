import type { Node } from '@babel/types';
import { blankOut } from './blank.ts';
import { type Constant, constantsOf } from './constants.ts';
import { childrenOf, parseToolkit } from './parseToolkit.ts';

/** A part of a text, and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const textOf = (code: string, { start, end }: Node) =>
  code.slice(start ?? 0, end ?? 0).replace(/\s*\n\s*/g, ' ');

const editOf = ({ start, end }: Node, text: string): Edit => ({
  start: start ?? 0,
  end: end ?? 0,
  text,
});

/** What stands for a node that uses the constant; undefined where it does not. */
function replacementOf(code: string, node: Node, { name, value }: Constant): Edit | undefined {
  const isName = (one: Node) => one.type === 'Identifier' && one.name === name;
  if (
    node.type === 'MemberExpression' &&
    isName(node.object) &&
    value.type === 'ObjectExpression'
  ) {
    const key = textOf(code, node.property);
    const part = value.properties.find(
      (one) => one.type === 'ObjectProperty' && textOf(code, one.key) === key,
    );
    return part?.type === 'ObjectProperty' ? editOf(node, textOf(code, part.value)) : undefined;
  }
  if (node.type === 'JSXExpressionContainer' && isName(node.expression)) {
    const text = textOf(code, value);
    return editOf(node, value.type === 'StringLiteral' ? text : `{${text}}`);
  }
  if (node.type === 'ObjectProperty' && node.shorthand && isName(node.value)) {
    return editOf(node, `${name}: ${textOf(code, value)}`);
  }
  return isName(node) ? editOf(node, textOf(code, value)) : undefined;
}

/** Parts of a node in which a name is the name of a constant: not the key of an object or a property. */
const readParts = (node: Node): Node[] =>
  childrenOf(node).filter(
    (part) =>
      !(node.type === 'MemberExpression' && part === node.property && !node.computed) &&
      !(node.type === 'ObjectProperty' && part === node.key && !node.computed),
  );

function replacementsIn(code: string, node: Node, constant: Constant): Edit[] {
  if (node === constant.statement) {
    return [];
  }
  const use = replacementOf(code, node, constant);
  return use ? [use] : readParts(node).flatMap((part) => replacementsIn(code, part, constant));
}

/** A file that has the value of a constant where it uses its name; lines stay where they are. */
function written(code: string, name: string): string {
  const { program } = parseToolkit(code);
  const constant = constantsOf(program).find((one) => one.name === name);
  if (!constant) {
    return code;
  }
  return replacementsIn(code, program, constant)
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      blankOut(code, [constant.statement]),
    );
}

/**
 * A file with its constants written out where it uses them.
 * @example writtenOut('const MS = 200;\nwait(MS);').trim() // 'wait(200);'
 */
export const writtenOut = (code: string): string =>
  constantsOf(parseToolkit(code).program).reduce((text, { name }) => written(text, name), code);
