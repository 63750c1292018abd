import ts from 'typescript';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { importsFrom, importsOf } from '../find/imports.ts';
import { childrenOf, elementsOf, tagId } from './jsx.ts';
import { ruleSentences } from './ruleSentences.ts';

const namesOf = (tags: string, nameOf: (tag: string) => string) =>
  tags.split(' ').map((tag): [string, string] => [tag, nameOf(tag)]);

/** Elements of the web by what takes their place; all others are a `View`. */
const INSTEAD: ReadonlyMap<string, string> = new Map([
  ...namesOf('a button', () => 'ZSPressable'),
  ...namesOf('image img', () => 'Image'),
  ...namesOf('input textarea', () => 'ZSTextField'),
  ...namesOf('b em h1 h2 h3 h4 h5 h6 i label p small span strong text', () => 'ZSText'),
  // Those of react-native-svg.
  ...namesOf(
    'circle defs ellipse g line path polygon polyline rect stop svg',
    (tag) => tag.charAt(0).toUpperCase() + tag.slice(1),
  ),
]);

/** Whether a file says that it runs in a web view: a directive is among the first statements. */
function isDomFile({ statements }: ts.SourceFile): boolean {
  const isDirective = (statement: ts.Statement) =>
    ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
  const end = statements.findIndex((statement) => !isDirective(statement));
  return statements
    .slice(0, end < 0 ? undefined : end)
    .some((statement) => /^['"]use dom['"];?$/.test(statement.getText()));
}

/** Whether a file draws what elements of the web would: who has them turned into others writes none of these. */
const drawsNative = (check: CheckContext): boolean =>
  elementsOf(check.file).some((element) =>
    /^react-native:(?:View|Text)$/.test(tagId(check, element) ?? ''),
  );

/** Elements of the web, each named once; not in files that run in a web view. */
export function webElements(check: CheckContext): RawFinding[] {
  const modules = importsOf(check.file).map(({ moduleSpecifier }) => moduleSpecifier);
  const importsUnknown = modules.some((module) => !check.checker.getSymbolAtLocation(module));
  const importsStyles = modules.some(({ text }) => text.endsWith('.module.css'));
  // What uses the toolkit is written for phones; a step of another app's build, of which nothing is
  // known, may turn elements of the web into others.
  const isForWeb =
    !importsFrom(check, TOOLKIT_NAME) && importsUnknown && (!drawsNative(check) || importsStyles);
  if (isDomFile(check.file) || isForWeb) {
    return [];
  }
  const named = new Set<string>();
  const ofWeb = new Set(
    check.checker.getJsxIntrinsicTagNamesAt(check.file).map((symbol) => symbol.name),
  );
  return elementsOf(check.file).flatMap((element) => {
    const tag = tagId(check, element);
    if (!tag?.startsWith(':') || named.has(tag)) {
      return [];
    }
    const name = tag.slice(1);
    if (importsUnknown && ofWeb.size > 0 && !ofWeb.has(name)) {
      // Of a renderer of another package.
      return [];
    }
    named.add(tag);
    const message = ruleSentences.webElement(name, INSTEAD.get(name) ?? 'View');
    return [{ at: element, rule: 'web-element', message }];
  });
}

/** Elements that hold no text. */
const TEXTLESS = new Set([
  ...['View', 'ScrollView', 'SafeAreaView', 'Pressable', 'KeyboardAvoidingView', 'Modal'].map(
    (name) => `react-native:${name}`,
  ),
  ...['TouchableOpacity', 'TouchableHighlight'].map((name) => `react-native:${name}`),
  'react-native-safe-area-context:SafeAreaView',
  ...['ZSView', 'ZSPressable', 'ZSContainer', 'AnimatedWrapper', 'PopOverButton'].map(
    (name) => `${TOOLKIT_NAME}:${name}`,
  ),
]);

/** Whether a child is text; React renders nothing for an empty one in braces. */
function isText(node: ts.JsxChild): boolean {
  if (ts.isJsxText(node)) {
    return !node.containsOnlyTriviaWhiteSpaces;
  }
  const value = ts.isJsxExpression(node) ? node.expression : undefined;
  return (
    value !== undefined &&
    (ts.isStringLiteralLike(value) ? value.text !== '' : ts.isTemplateExpression(value))
  );
}

/** Where the letters of a text begin. */
const startOf = (node: ts.JsxChild) =>
  ts.isJsxText(node) ? node.pos + node.text.search(/\S/) : node.getStart();

/** Text that no text component holds. */
export function bareTexts(check: CheckContext): RawFinding[] {
  return elementsOf(check.file).flatMap((element) => {
    const id = tagId(check, element) ?? '';
    return TEXTLESS.has(id)
      ? childrenOf(element)
          .filter(isText)
          .map((child) => ({
            at: { start: startOf(child) },
            rule: 'bare-text',
            message: ruleSentences.bareText(id.split(':')[1] ?? ''),
            about: { topic: 'bareText' },
          }))
      : [];
  });
}
