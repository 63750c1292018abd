import { Changelog } from '../published/Changelog.tsx';
import { ThemeBuilder } from '../theme-builder/ThemeBuilder.tsx';
import { TokenExplorer } from '../tokens/TokenExplorer.tsx';
import { A11yTable } from './A11yTable.tsx';
import { ApiIndex } from './ApiIndex.tsx';
import type { ComponentName } from './componentNames.ts';
import { ElevationTable } from './ElevationTable.tsx';
import { Example } from './Example.tsx';
import { Install } from './Install.tsx';
import { PropsTable } from './PropsTable.tsx';
import { SdkTable } from './SdkTable.tsx';
import { Snippet } from './Snippet.tsx';
import { Tab, Tabs } from './Tabs.tsx';
import { TypeLink } from './TypeLink.tsx';
import { TypePopovers } from './TypePopovers.tsx';
import { TypeTable } from './TypeTable.tsx';
import { TypographyTable } from './TypographyTable.tsx';
import { A11yNotes, VersionNote } from './VersionNote.tsx';

/** Components an author may use in MDX without importing them. */
export const mdxComponents = {
  A11yNotes,
  A11yTable,
  ApiIndex,
  Changelog,
  ElevationTable,
  Example,
  Install,
  PropsTable,
  SdkTable,
  Snippet,
  Tab,
  Tabs,
  ThemeBuilder,
  TokenExplorer,
  TypeLink,
  TypePopovers,
  TypeTable,
  TypographyTable,
  VersionNote,
} satisfies Record<ComponentName, unknown>;
