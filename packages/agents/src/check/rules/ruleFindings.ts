import type { CheckContext, RawFinding } from '../find/CheckContext.ts';
import { deprecatedUses } from './deprecated.ts';
import { hookPlaces } from './hooks.ts';
import { ignoredProps, replacedHandlers } from './ignored.ts';
import { nestedLists, themeFactoryInRender } from './lists.ts';
import { unlabelledButtons, unlabelledFields } from './names.ts';
import { bareTexts, webElements } from './native.ts';
import { alertChain, overlayDependency } from './overlays.ts';
import { outsideProvider, overlayTooEarly, providerOrder } from './providers.ts';

/** What types cannot say. Each rule claims only what one file shows for certain. */
const RULES: readonly ((check: CheckContext) => RawFinding[])[] = [
  alertChain,
  bareTexts,
  deprecatedUses,
  hookPlaces,
  ignoredProps,
  nestedLists,
  outsideProvider,
  overlayDependency,
  overlayTooEarly,
  providerOrder,
  replacedHandlers,
  themeFactoryInRender,
  unlabelledButtons,
  unlabelledFields,
  webElements,
];

export const ruleFindings = (check: CheckContext): RawFinding[] =>
  RULES.flatMap((rule) => rule(check));
