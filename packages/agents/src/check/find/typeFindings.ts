import ts from 'typescript';
import { mayBeAugmented } from './augmentations.ts';
import type { CheckContext, RawFinding } from './CheckContext.ts';
import { hasNativeWind, mayBeNativeWind } from './classNames.ts';
import {
  DEPENDS_ON_APP,
  EXPORT,
  FIELD,
  IMPLICIT_ANY,
  MODULE,
  NAME,
  POSSIBLY_NULLISH,
  TAG,
} from './diagnosticCodes.ts';
import { explainElement } from './elements.ts';
import { comesFromElsewhere } from './elsewhere.ts';
import { explainExport } from './exports.ts';
import { explainField } from './fields.ts';
import { isGuardedByUnknown } from './guards.ts';
import { hasTypeFromElsewhere } from './implicitAny.ts';
import { literalOf } from './literals.ts';
import { explainModule } from './modules.ts';
import { explainGlobalTag, explainName } from './names.ts';
import { attributeValue, keyOf, nodeAt } from './nodes.ts';
import { explainObject } from './objects.ts';
import { otherMistake } from './otherMistake.ts';
import { importOf } from './owners.ts';
import { isOfUnknownBase } from './unknownBases.ts';
import { explainValue, valuesOf, valuesWithin } from './values.ts';

/** What explains a diagnostic of TypeScript by its code; nothing found: it is no mistake, or unexplained. */
type Explain = (check: CheckContext, node: ts.Node) => RawFinding[];

/** The element whose tag or prop a diagnostic is about. */
function elementOf(node: ts.Node): ts.JsxOpeningLikeElement | undefined {
  // A comment above all code, such as a reference to a library, is the file's.
  if (ts.isSourceFile(node)) {
    return undefined;
  }
  const holder = ts.isJsxAttribute(node.parent) ? node.parent.parent.parent : node.parent;
  return ts.isJsxOpeningLikeElement(holder) ? holder : undefined;
}

/** The objects that a diagnostic may be about: the one around a field, that of a prop or of the field. */
function objectsOf(node: ts.Node): ts.ObjectLiteralExpression[] {
  const { parent } = node;
  const value = ts.isJsxAttribute(parent) ? attributeValue(parent) : node;
  const outer = ts.findAncestor(value ?? node, ts.isObjectLiteralExpression);
  const inner = ts.isPropertyAssignment(parent) ? parent.initializer : undefined;
  return [outer, inner].filter((one) => one !== undefined && ts.isObjectLiteralExpression(one));
}

function explainMismatch(check: CheckContext, node: ts.Node): RawFinding[] {
  const element = elementOf(node);
  const ofElement = element ? explainElement(check, element) : [];
  if (ofElement.length > 0) {
    return ofElement;
  }
  const ofValue =
    element && node === element.tagName ? valuesOf(check, element) : explainValue(check, node);
  if (ofValue.length > 0) {
    return ofValue;
  }
  const objects = objectsOf(node);
  const ofFields = objects.flatMap((object) => explainObject(check, object));
  return ofFields.length > 0 ? ofFields : objects.flatMap((one) => valuesWithin(check, one));
}

/** Whether a diagnostic, of which nothing explains more, is about a prop of NativeWind. */
function isOfNativeWind(check: CheckContext, node: ts.Node): boolean {
  const element = elementOf(node);
  const isWhole = element !== undefined && node === element.tagName;
  const prop = keyOf(node);
  return (
    element !== undefined &&
    (isWhole ? hasNativeWind(check, element) : mayBeNativeWind(check, element, prop ?? ''))
  );
}

/** Whether a finding stands where nobody has written types: what is written is wrong, not what is inferred. */
function isCertainInJavaScript(check: CheckContext, rule: string, node: ts.Node): boolean {
  const value = ts.isJsxAttribute(node.parent) ? attributeValue(node.parent) : undefined;
  const element = ts.isSourceFile(node) ? undefined : elementOf(node);
  if (rule === 'wrong-value') {
    return value !== undefined && literalOf(value) !== undefined;
  }
  return element
    ? importOf(check, element.tagName) !== undefined
    : rule !== 'unknown-field' && rule !== 'required-field';
}

function explainerOf(code: number): Explain {
  const explainers: [Set<number>, Explain][] = [
    [EXPORT, explainExport],
    [TAG, explainGlobalTag],
    [FIELD, explainField],
  ];
  return explainers.find(([codes]) => codes.has(code))?.[1] ?? explainMismatch;
}

function explain(check: CheckContext, diagnostic: ts.Diagnostic): RawFinding[] {
  const { code, start = 0, length = 0 } = diagnostic;
  const node = nodeAt(check.file, start, length);
  // The tag at the beginning of an element has been explained.
  const isClosing =
    !ts.isSourceFile(node) && [node, node.parent].some((one) => ts.isJsxClosingElement(one));
  const isUnknown = IMPLICIT_ANY.has(code)
    ? hasTypeFromElsewhere(node)
    : isOfUnknownBase(check, node) ||
      (POSSIBLY_NULLISH.has(code) && isGuardedByUnknown(check, node));
  if (DEPENDS_ON_APP.has(code) || isClosing || isUnknown) {
    return [];
  }
  if (MODULE.has(code)) {
    return explainModule(check, node);
  }
  if (NAME.has(code)) {
    return explainName(check, node);
  }
  if (mayBeAugmented(check, node)) {
    return [];
  }
  const explained = ts.isSourceFile(node) ? [] : explainerOf(code)(check, node);
  if (!EXPORT.has(code) && comesFromElsewhere(check, node)) {
    // A version lacks a prop whatever its value is.
    return explained.filter(({ rule }) => rule === 'gone' || rule === 'not-yet');
  }
  if (check.isJavaScript) {
    return explained.filter(({ rule }) => isCertainInJavaScript(check, rule, node));
  }
  return explained.length > 0 || isOfNativeWind(check, node)
    ? explained
    : [otherMistake(check, node, diagnostic)];
}

/** More than are shown, and few enough to explain in time. */
const MAX_EXPLAINED = 200;

/** Where a file cannot be parsed. */
export const syntaxFindings = ({ program, file }: CheckContext): RawFinding[] =>
  program
    .getSyntacticDiagnostics(file)
    .slice(0, MAX_EXPLAINED)
    .map(({ start, messageText }) => ({
      at: { start },
      rule: 'syntax',
      message: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));

/** The mistakes that TypeScript finds. */
export const typeFindings = (check: CheckContext): RawFinding[] =>
  check.program
    .getSemanticDiagnostics(check.file)
    .slice(0, MAX_EXPLAINED)
    .flatMap((diagnostic) => explain(check, diagnostic));
