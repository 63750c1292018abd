/** Components that an author may use in MDX without importing them, with their attributes. */
export const componentAttributes = {
  A11yTable: [],
  AgentTools: [],
  ApiIndex: [],
  Changelog: [],
  ElevationTable: [],
  Example: ['of', 'title', 'mark', 'controls'],
  Install: ['packages', 'sdk'],
  NoteList: ['of', 'topic'],
  Preset: ['of', 'set'],
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
} as const;

export type ComponentName = keyof typeof componentAttributes;

/** Their names. */
export const componentNames = Object.keys(componentAttributes) as ComponentName[];
