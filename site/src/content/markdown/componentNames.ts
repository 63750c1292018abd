/** Names of the components that an author may use in MDX without importing them. */
export const componentNames = [
  'A11yNotes',
  'A11yTable',
  'AgentTools',
  'ApiIndex',
  'Changelog',
  'ElevationTable',
  'Example',
  'Install',
  'PropsTable',
  'SdkTable',
  'Snippet',
  'Tab',
  'Tabs',
  'ThemeBuilder',
  'TokenExplorer',
  'TypeLink',
  'TypePopovers',
  'TypeTable',
  'TypographyTable',
  'VersionNote',
  'VersionUpgrade',
] as const;

export type ComponentName = (typeof componentNames)[number];
