import { ElevationTable } from './ElevationTable.tsx';
import { Example } from './Example.tsx';
import { Install } from './Install.tsx';
import { Snippet } from './Snippet.tsx';
import { Tab, Tabs } from './Tabs.tsx';
import { TypographyTable } from './TypographyTable.tsx';
import { VersionNote } from './VersionNote.tsx';

/** Holds the place of a part that the api-docs job brings. */
const Pending = () => null;

/** Components an author may use in MDX without importing them. */
export const mdxComponents = {
  A11yTable: Pending,
  ElevationTable,
  Example,
  Install,
  PropsTable: Pending,
  Snippet,
  Tab,
  Tabs,
  ThemeBuilder: Pending,
  TokenExplorer: Pending,
  TypeLink: Pending,
  TypeTable: Pending,
  TypographyTable,
  VersionNote,
};
