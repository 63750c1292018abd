/** The sentences of the rules beside types. */
export interface RuleText {
  outsideProvider: (hook: string, provider: string) => string;
  providerOrder: (outer: string, inner: string) => string;
  overlayTooEarly: (call: string) => string;
  alertChain: string;
  overlayDependency: (name: string, hook: string) => string;
  hookOutside: (hook: string) => string;
  hookInCallback: (hook: string) => string;
  hookInCondition: (hook: string) => string;
  unlabelled: (tag: string, isInner: boolean) => string;
  unlabelledField: string;
  ignoredProp: (tag: string, prop: string) => string;
  ignoredLabel: (prop: string) => string;
  neverCalled: (prop: string) => string;
  webElement: (tag: string, instead: string) => string;
  bareText: (parent: string) => string;
  nestedList: (list: string, outer: string) => string;
  themeFactoryInRender: string;
}
