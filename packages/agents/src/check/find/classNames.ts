import ts from 'typescript';
import { type CheckContext, TOOLKIT_NAME } from './CheckContext.ts';
import { keyOf } from './nodes.ts';
import { importedAs } from './owners.ts';

/** Props of NativeWind: `className`, and `contentContainerClassName` of what scrolls. */
const CLASS_NAME = /^className$|ClassName$/;

/** The module of a tag, or of the one that it wraps: `Animated.createAnimatedComponent(View)`. */
function moduleOfTag(check: CheckContext, tag: ts.Node): string | undefined {
  const root = ts.isPropertyAccessExpression(tag) ? tag.expression : tag;
  const imported = importedAs(check, root)?.module;
  const declaration = check.checker.getSymbolAtLocation(root)?.valueDeclaration;
  const made =
    declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  const wrapped = made && ts.isCallExpression(made) ? made.arguments[0] : undefined;
  return imported ?? (wrapped && importedAs(check, wrapped)?.module);
}

/**
 * Whether NativeWind adds a prop to a tag. It does so for those of React Native and of other
 * modules, and only a file of the app's settings shows whether the app uses it.
 */
export function mayBeNativeWind(
  check: CheckContext,
  { tagName }: ts.JsxOpeningLikeElement,
  prop: string,
): boolean {
  const module = moduleOfTag(check, tagName);
  return CLASS_NAME.test(prop) && module !== undefined && module !== TOOLKIT_NAME;
}

/** Whether an element has such a prop. */
export const hasNativeWind = (check: CheckContext, element: ts.JsxOpeningLikeElement): boolean =>
  element.attributes.properties.some(
    (at) => ts.isJsxAttribute(at) && mayBeNativeWind(check, element, keyOf(at.name) ?? ''),
  );
