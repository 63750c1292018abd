import { Example } from './Example.tsx';
import { Install } from './Install.tsx';
import { Snippet } from './Snippet.tsx';
import { Tab, Tabs } from './Tabs.tsx';
import { VersionNote } from './VersionNote.tsx';

/** Components an author may use in MDX without importing them. */
export const mdxComponents = {
  Example,
  Install,
  Snippet,
  Tab,
  Tabs,
  VersionNote,
};
