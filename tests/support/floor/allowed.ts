/** What a member is whose name one of the browser's own shares. */
const OWN = 'a property of our own objects, or of a library';
const POLYFILL =
  'the polyfill that browsers without popovers load; before it, texts stand in the page';
const REACT = 'React or react-native-web names it, and goes on without it';
const ON_PAPER = 'on paper a fold shows what is open in the window';
const BESIDE = 'its popover stands in the middle of the window';
const COSMETIC = 'a nicety: what it styles is as usable without it';

/**
 * Features of the built site that one of the oldest supported browsers lacks, each with what a reader
 * there gets instead, or the reason why it is none.
 */
export const allowed: Readonly<Record<string, string>> = {
  'api.AnimationEvent.animation': REACT,
  'api.Element.ariaHidden': REACT,
  'api.Element.ariaLabel': 'Firefox before 119 says no name of the menu, and reads its links',
  'api.Element.role': REACT,
  'api.FontFaceSet.check': OWN,
  'api.HTMLButtonElement.popoverTargetAction': POLYFILL,
  'api.HTMLButtonElement.popoverTargetElement': POLYFILL,
  'api.HTMLElement.hidePopover': POLYFILL,
  'api.HTMLElement.popover': POLYFILL,
  'api.HTMLElement.showPopover': POLYFILL,
  'api.HTMLImageElement.fetchPriority': REACT,
  'api.HTMLLinkElement.imageSizes': REACT,
  'api.MediaSource.handle': OWN,
  'api.MouseEvent.movementX': REACT,
  'api.MouseEvent.movementY': REACT,
  'api.Navigator.share': OWN,
  'api.Notification.actions': OWN,
  'api.RTCIceCandidate.component': OWN,
  'api.SVGTextPathElement.side': OWN,
  'api.ShadowRoot.serializable': OWN,
  'css.at-rules.media.scripting':
    'without a script, controls that need one show; with one, nothing differs but free space',
  'css.at-rules.page': COSMETIC,
  'css.at-rules.property': 'Firefox computes the unregistered length rightly, the others have it',
  'css.at-rules.starting-style': 'it appears at once',
  'css.properties.accent-color': COSMETIC,
  'css.properties.animation-range': COSMETIC,
  'css.properties.box-decoration-break': COSMETIC,
  'css.properties.box-decoration-break.clone': COSMETIC,
  'css.properties.content-visibility': ON_PAPER,
  'css.properties.content-visibility.visible': ON_PAPER,
  'css.properties.grid-template-columns.subgrid': 'each row has columns of its own',
  'css.properties.overscroll-behavior': COSMETIC,
  'css.properties.position-area.span-left': BESIDE,
  'css.properties.position-area.span-right': BESIDE,
  'css.properties.position-try-fallbacks': BESIDE,
  'css.properties.position-try-fallbacks.flip-block': BESIDE,
  'css.properties.position-try-fallbacks.flip-inline': BESIDE,
  'css.properties.print-color-adjust': 'its prefixed name stands beside it',
  'css.properties.print-color-adjust.exact': 'its prefixed name stands beside it',
  'css.properties.scrollbar-color': COSMETIC,
  'css.properties.scrollbar-width': COSMETIC,
  'css.properties.scrollbar-width.thin': COSMETIC,
  'css.properties.text-decoration.dotted': 'its prefixed name stands beside it',
  'css.properties.text-wrap': COSMETIC,
  'css.properties.text-wrap.balance': COSMETIC,
  'css.properties.user-select': 'its prefixed name stands beside it',
  'css.properties.zoom': COSMETIC,
  'css.selectors.details-content': ON_PAPER,
  'css.selectors.has':
    'Firefox before 121: tabs show all panels, radio buttons themselves, code stands below its phone',
  'css.selectors.target-text': COSMETIC,
  'css.selectors.popover-open': 'popovers open by the polyfill, some as blocks',
  'css.types.color.light-dark': 'in pictures of phones: olderBrowsers.ts writes it anew',
  'html.elements.button.popovertarget': POLYFILL,
  'html.elements.button.popovertargetaction': POLYFILL,
  'html.elements.link.blocking': 'the header may be painted before the text',
  'html.elements.link.rel.expect': 'the header may be painted before the text',
  'html.elements.link.rel.manifest': 'the site cannot be installed as an app',
  'html.elements.meta.name.viewport': 'newer words of it are not used',
  'html.elements.search': 'an element without a role of its own',
  'html.elements.template.shadowrootmode': 'startPlayground.ts attaches it',
  'html.global_attributes.autocorrect': 'the keyboard may correct what is searched for',
  'html.global_attributes.popover': POLYFILL,
  'javascript.builtins.Error.captureStackTrace': OWN,
  'javascript.builtins.Iterator.take': OWN,
  'javascript.builtins.Set.intersection': OWN,
  'javascript.builtins.Set.union': OWN,
  'javascript.builtins.Symbol.dispose': OWN,
};
