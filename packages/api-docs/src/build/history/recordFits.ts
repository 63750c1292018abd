import ts from 'typescript';
import { type ApiHistory, type ApiState, apiAt, typesOf } from '../../history/index.ts';

const FILE = 'types.ts';
const OPTIONS = { noLib: true, strict: true, types: [] };

/** Types of other packages, and of the library, are known by their texts. */
const GLOBALS = `
type Foreign<Text extends string> = { [Key in Text]: true };
interface Array<Item> { readonly item: Item }
`;

const isDefined = ({ entries }: ApiState, name: string) =>
  Object.hasOwn(entries, name) && /^(?:type|interface)$/.test(entries[name]?.kind ?? '');

/** Whether a node names a type that a version does not define. */
function isForeign(state: ApiState, node: ts.Node): boolean {
  if (!ts.isTypeReferenceNode(node)) {
    return (
      ts.isIndexedAccessTypeNode(node) || ts.isTypeQueryNode(node) || ts.isImportTypeNode(node)
    );
  }
  const name = node.typeName.getText();
  const isParameter = ts.findAncestor(
    node,
    (outer) =>
      ts.isFunctionLike(outer) && !!outer.typeParameters?.some((given) => given.name.text === name),
  );
  return !isDefined(state, name) && !isParameter;
}

/** Replaces foreign types by their texts. */
function replaceForeign(state: ApiState, declarations: string): string {
  const file = ts.createSourceFile(FILE, declarations, ts.ScriptTarget.ESNext, true);
  const foreign = (text: string) =>
    ts.factory.createTypeReferenceNode('Foreign', [
      ts.factory.createLiteralTypeNode(ts.factory.createStringLiteral(text)),
    ]);
  const { transformed } = ts.transform(file, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node =>
        isForeign(state, node) ? foreign(node.getText()) : ts.visitEachChild(node, visit, context);
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  return ts.createPrinter().printFile(transformed[0] ?? file);
}

/** A type, and the version that defines the names in it. */
interface TypeIn {
  state: ApiState;
  type: string;
}

/** What a version defines, and last the type that is judged. */
function declarationsOf({ state, type: judged }: TypeIn): string {
  const defined = Object.entries(state.entries).filter(([name]) => isDefined(state, name));
  const own = defined.map(([name, { type, inherits, members }]) => {
    const fields = Object.entries(members).map(
      ([field, facts]) => `'${field}'${facts.optional ? '?' : ''}: ${facts.type};`,
    );
    const shape = [`{ ${fields.join(' ')} }`, ...(inherits?.split(', ') ?? [])].join(' & ');
    return `type ${name} = ${type ?? shape};`;
  });
  return replaceForeign(state, [...own, `type Judged = ${judged};`].join('\n'));
}

/** What code does with a type: it calls a function, passes a value, or either with a function of an object. */
type Use = 'call' | 'pass' | 'either';

/** Whether code that is right with the first of two types is right with the second. */
function isStillRight(sides: readonly [TypeIn, TypeIn], use: Use): boolean {
  const spaces = sides.map((side, at) => `namespace V${at} {\n${declarationsOf(side)}}\n`);
  const text = [GLOBALS, ...spaces].join('');
  const file = ts.createSourceFile(FILE, text, ts.ScriptTarget.ESNext, true);
  const host = { ...ts.createCompilerHost(OPTIONS), getSourceFile: () => file };
  const checker = ts.createProgram([FILE], OPTIONS, host).getTypeChecker();
  const [from, to] = file.statements.filter(ts.isModuleDeclaration).map(({ body }) => {
    const judged = body && ts.isModuleBlock(body) ? body.statements.at(-1) : undefined;
    return checker.getTypeAtLocation(judged ?? file);
  }) as [ts.Type, ts.Type];
  const [before, after] = [from, to].map(
    (type) => type.getCallSignatures()[0]?.getTypeParameters()?.length,
  );
  const isCalled = checker.isTypeAssignableTo(to, from) && before === after;
  const isPassed = checker.isTypeAssignableTo(from, to);
  return (isCalled || use === 'pass') && (isPassed || use === 'call');
}

function kindOfUse({ kind }: { kind?: string }, member: string | undefined, type: string): Use {
  if (member === undefined && (kind === 'function' || kind === 'hook')) {
    return 'call';
  }
  const isField = (kind === 'interface' || kind === 'constant') && type.includes('=>');
  return isField ? 'either' : 'pass';
}

/** Pairs of the types of a name or a member with which the same code is right. */
function fitsOf(
  states: readonly ApiState[],
  types: readonly string[],
  name: string,
  member: string | undefined,
): [number, number][] {
  const found = types.map((type) =>
    states.filter(({ entries: { [name]: entry } }) => {
      const facts = member === undefined ? entry : entry?.members[member];
      return facts?.type === type;
    }),
  );
  const pairs = found.flatMap((_, from) => found.map((_, to): [number, number] => [from, to]));
  return pairs.filter(([from, to]) => {
    // In the versions nearest to each other: what the names in the types mean changes in between.
    const [before, after] = [
      found[from]?.at(from < to ? -1 : 0),
      found[to]?.at(from < to ? 0 : -1),
    ];
    const [type = '', other = ''] = [types[from], types[to]];
    const use = kindOfUse(after?.entries[name] ?? {}, member, type);
    const sideOf = (state: ApiState, text: string): TypeIn => ({
      state,
      type: use === 'call' ? `{ ${text} }` : text,
    });
    return (
      before &&
      after &&
      from !== to &&
      isStillRight([sideOf(before, type), sideOf(after, other)], use)
    );
  });
}

/**
 * Adds to a history which types of a name or a member fit each other, by TypeScript: any two versions are
 * compared where there is no compiler.
 */
export function recordFits(history: ApiHistory): ApiHistory {
  const states = history.versions.map((version) => apiAt(history, version));
  const fits = Object.entries(history.entries).flatMap(([name, lives]) => {
    const members = new Set(lives.flatMap((life) => Object.keys(life.members ?? {})));
    return [undefined, ...members].flatMap((member) => {
      const pairs = fitsOf(states, typesOf(history, name, member), name, member);
      return pairs.length > 0 ? [[[name, member].filter(Boolean).join('.'), pairs] as const] : [];
    });
  });
  return fits.length > 0 ? { ...history, fits: Object.fromEntries(fits) } : history;
}
