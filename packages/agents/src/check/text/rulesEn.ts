import { code } from './code.ts';
import type { RuleText } from './ruleText.ts';

export const rulesEn: RuleText = {
  outsideProvider: (hook, provider) =>
    `${code(hook)} throws here: the component renders ${code(provider)}, so it is outside of it. Move the call into a component within ${code(provider)}.`,
  providerOrder: (outer, inner) => `${code(outer)} needs ${code(inner)} around it: swap the two.`,
  overlayTooEarly: (call) =>
    `${code(call)} runs when the file is loaded, before there is an ${code('OverlayProvider')}: call it in an event handler or an effect.`,
  alertChain: `An alert that ${code('onPress')} of an alert's button opens at once is not shown: defer it with ${code('setTimeout(() => showAlert(…), 0)')}.`,
  overlayDependency: (name, hook) =>
    `With ${code(name)} among its dependencies, ${code(hook)} runs again whenever an overlay opens or closes: keep the functions with ${code('useRef(useOverlay()).current')}.`,
  hookOutside: (hook) =>
    `The hook ${code(hook)} can only be called within a component or another hook: move it into the component.`,
  hookInCallback: (hook) =>
    `The hook ${code(hook)} throws within a callback: call it at the top of the component, and use its result in the callback.`,
  hookInCondition: (hook) =>
    `The hook ${code(hook)} must not be called in a condition or a loop: move it to the top of the component.`,
  unlabelled: (tag, isInner) =>
    isInner
      ? `${code(tag)} has no text, so a screen reader reads it without a name: wrap the icon in ${code('<View role="img" aria-label="…">')}.`
      : `${code(tag)} has no text, so a screen reader reads it without a name: name it with ${code('accessibilityLabel')} or ${code('aria-label')}.`,
  unlabelledField: `The ${code('label')} of ${code('ZSTextField')} does not name the input for a screen reader: pass the same name with ${code("textInputProps={{ 'aria-label': '…' }}")}.`,
  ignoredProp: (tag, prop) =>
    `${code(tag)} ignores ${code(prop)}: set it on a ${code('View')} or ${code('Text')} within.`,
  ignoredLabel: (prop) =>
    `${code('ZSPressable')} ignores ${code(prop)}: put text within, or wrap the icon in a ${code('View')} with ${code('role="img"')} and ${code('aria-label')}.`,
  neverCalled: (prop) =>
    `${code(prop)} of ${code('textInputProps')} is never called: ${code('onEndEditing')} tells when the input ends.`,
  webElement: (tag, instead) =>
    `React Native has no ${code(`<${tag}>`)}, which fails in the app: use ${code(instead)}.`,
  bareText: (parent) =>
    `Text directly within ${code(parent)} is an error in React Native: wrap it in ${code('ZSText')} or ${code('Text')}.`,
  nestedList: (list, outer) =>
    outer === 'ZSContainer'
      ? `${code(list)} within a scrolling ${code(outer)} renders all its rows at once: set ${code('scrollViewDisabled')} on ${code(outer)}.`
      : `${code(list)} within a scrolling ${code(outer)} renders all its rows at once: use ${code('ListHeaderComponent')} of ${code(list)} instead of ${code(outer)}.`,
  themeFactoryInRender: `${code('themeFactory')} within a component makes a new palette on every render: call it once, outside of components.`,
};
