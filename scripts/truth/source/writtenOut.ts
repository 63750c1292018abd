import type { Node } from '@babel/types';
import { blankOut } from './blank.ts';
import { childrenOf, parseToolkit } from './parseToolkit.ts';

/** A constant of a file that names a value written out: `const FADE_MS = 200`. */
interface Constant {
  name: string;
  value: Node;
  statement: Node;
}

/** A part of a text, and what stands there instead. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A value without the type that it is given: `{ duration: 200 } as const`. */
const plainValue = (node: Node | null | undefined): Node | null | undefined =>
  node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression'
    ? plainValue(node.expression)
    : node;

/** Whether a value is written out: a literal, or an object or list of them. */
function isWritten(node: Node | null | undefined): boolean {
  const value = plainValue(node);
  switch (value?.type) {
    case 'NumericLiteral':
    case 'StringLiteral':
    case 'BooleanLiteral':
      return true;
    case 'UnaryExpression':
      return isWritten(value.argument);
    case 'ArrayExpression':
      return value.elements.every(isWritten);
    case 'ObjectExpression':
      return value.properties.every(
        (one) => one.type === 'ObjectProperty' && !one.computed && isWritten(one.value),
      );
    default:
      return false;
  }
}

/** Constants that a file keeps to itself. */
const constantsOf = (code: string): Constant[] =>
  parseToolkit(code).program.body.flatMap((statement) => {
    const [declared, ...others] =
      statement.type === 'VariableDeclaration' && statement.kind === 'const'
        ? statement.declarations
        : [];
    const value = plainValue(declared?.init);
    return declared?.id.type === 'Identifier' && others.length === 0 && value && isWritten(value)
      ? [{ name: declared.id.name, value, statement }]
      : [];
  });

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

const replacementsIn = (code: string, node: Node, constant: Constant): Edit[] => {
  const use = node === constant.statement ? undefined : replacementOf(code, node, constant);
  const parts = use || node === constant.statement ? [] : readParts(node);
  return [...(use ? [use] : []), ...parts.flatMap((part) => replacementsIn(code, part, constant))];
};

/** A file that has the value of a constant where it uses its name; lines stay where they are. */
function written(code: string, constant: Constant): string {
  const { program } = parseToolkit(code);
  const statement = program.body.find(({ start }) => start === constant.statement.start);
  const uses = replacementsIn(code, program, {
    ...constant,
    statement: statement ?? constant.statement,
  });
  return uses
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      blankOut(code, [constant.statement]),
    );
}

/**
 * A file with its constants written out where it uses them, those that `isMeant`.
 * @example writtenOut('const MS = 200;\nwait(MS);') // '                \nwait(200);'
 */
export function writtenOut(
  code: string,
  isMeant: (written: string, now: string, name: string) => boolean = () => true,
): string {
  return constantsOf(code).reduce((text, { name }) => {
    const constant = constantsOf(text).find((one) => one.name === name);
    const next = constant ? written(text, constant) : text;
    return isMeant(next, text, name) ? next : text;
  }, code);
}
