import ts from 'typescript';
import { type CheckContext, type RawFinding, TOOLKIT_NAME } from '../find/CheckContext.ts';
import { importsFrom } from '../find/imports.ts';
import { functionOf, nodesOf } from '../find/nodes.ts';
import { importOf, toolkitName } from '../find/owners.ts';
import { ancestorsOf, elementsOf, tagId } from './jsx.ts';
import { ruleSentences } from './ruleSentences.ts';

const PROVIDERS = {
  useOverlay: { provider: 'OverlayProvider', topic: 'outsideOverlays' },
  useTheme: { provider: 'ThemeProvider', topic: 'outsideTheme' },
} as const;

const isHook = (name: string | undefined): name is keyof typeof PROVIDERS =>
  name !== undefined && Object.hasOwn(PROVIDERS, name);

/**
 * A hook in the very component that renders its provider is outside of it. Only the root of an app
 * is certainly so, which renders all providers: a part with a theme of its own is within another.
 */
export function outsideProvider(check: CheckContext): RawFinding[] {
  const rendered = elementsOf(check.file).map((element) => ({
    id: tagId(check, element),
    component: functionOf(element),
  }));
  const isRoot = (component: ts.Node | undefined) =>
    component !== undefined &&
    Object.values(PROVIDERS).every(({ provider }) =>
      rendered.some(
        (each) => each.component === component && each.id === `${TOOLKIT_NAME}:${provider}`,
      ),
    );
  return nodesOf(check.file).flatMap((node) => {
    const name = ts.isCallExpression(node) ? toolkitName(check, node.expression) : undefined;
    return isHook(name) && isRoot(functionOf(node))
      ? [
          {
            at: node,
            rule: 'outside-provider',
            message: ruleSentences.outsideProvider(name, PROVIDERS[name].provider),
            about: { topic: PROVIDERS[name].topic },
          },
        ]
      : [];
  });
}

const SAFE_AREA = 'react-native-safe-area-context:SafeAreaProvider';

/** The overlays read the theme and the safe areas: both providers are around them. */
export function providerOrder(check: CheckContext): RawFinding[] {
  const usesRouter = importsFrom(check, 'expo-router');
  return elementsOf(check.file).flatMap((element) => {
    const id = tagId(check, element);
    // Expo Router has put a SafeAreaProvider around everything.
    const isInner = id === `${TOOLKIT_NAME}:ThemeProvider` || (id === SAFE_AREA && !usesRouter);
    const around = ancestorsOf(element).map((ancestor) => tagId(check, ancestor));
    const outer = ancestorsOf(element).find(
      (ancestor) => tagId(check, ancestor) === `${TOOLKIT_NAME}:OverlayProvider`,
    );
    // One that is around them already is there once more, for a part or for a window of its own.
    const isAgain = around.includes(id) || around.includes('react-native:Modal');
    return isInner && outer && !isAgain
      ? [
          {
            at: outer,
            rule: 'provider-order',
            message: ruleSentences.providerOrder('OverlayProvider', id?.split(':')[1] ?? ''),
            about: { topic: 'providerOrder' },
          },
        ]
      : [];
  });
}

/** Overlays that are opened while the file is loaded. */
export function overlayTooEarly(check: CheckContext): RawFinding[] {
  return nodesOf(check.file).flatMap((node) => {
    const isCall =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      functionOf(node) === undefined;
    const imported =
      isCall && importOf(check, (node.expression as ts.PropertyAccessExpression).expression);
    return isCall &&
      imported &&
      imported.module === TOOLKIT_NAME &&
      imported.name === 'GlobalOverlay'
      ? [
          {
            at: node,
            rule: 'overlay-too-early',
            message: ruleSentences.overlayTooEarly(node.expression.getText()),
            about: { topic: 'overlayTooEarly' },
          },
        ]
      : [];
  });
}
