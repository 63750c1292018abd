/** Components that an author may use in MDX without importing them, with their attributes. */
export const componentAttributes = {
  A11yNotes: ['of'],
  A11yTable: ['of'],
  AgentTools: [],
  ApiIndex: [],
  Changelog: [],
  ElevationTable: [],
  Example: ['of', 'title', 'mark', 'controls'],
  Install: ['packages', 'sdk'],
  PropsTable: ['of', 'only', 'folded'],
  SdkTable: [],
  Since: ['v'],
  Snippet: ['of', 'title', 'mark'],
  Tab: ['label'],
  Tabs: ['group'],
  ThemeBuilder: [],
  TokenExplorer: [],
  TypePopovers: ['names'],
  TypeTable: ['of', 'only', 'folded'],
  TypographyTable: [],
  Until: ['v'],
  Upgrade: ['to'],
  VersionNote: ['of'],
} as const;

export type ComponentName = keyof typeof componentAttributes;

/** Their names. */
export const componentNames = Object.keys(componentAttributes) as ComponentName[];
