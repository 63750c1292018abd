import type { ComponentName, componentAttributes } from '../../content/markdown/componentNames.ts';
import { A11yTable } from '../../toolkit/mdx/A11yTable.tsx';
import { AgentTools } from '../../toolkit/mdx/AgentTools.tsx';
import { ApiIndex } from '../../toolkit/mdx/ApiIndex.tsx';
import { ElevationTable } from '../../toolkit/mdx/ElevationTable.tsx';
import { Example } from '../../toolkit/mdx/Example.tsx';
import { Install } from '../../toolkit/mdx/Install.tsx';
import { Note } from '../../toolkit/mdx/Note.tsx';
import { Preset } from '../../toolkit/mdx/Preset.tsx';
import { PropsTable, TypePopovers, TypeTable } from '../../toolkit/mdx/PropsTable.tsx';
import { SdkTable } from '../../toolkit/mdx/SdkTable.tsx';
import { Since, Until } from '../../toolkit/mdx/Since.tsx';
import { Snippet } from '../../toolkit/mdx/Snippet.tsx';
import { Tab, Tabs } from '../../toolkit/mdx/Tabs.tsx';
import { TypographyTable } from '../../toolkit/mdx/TypographyTable.tsx';
import { TokenExplorer } from '../../toolkit/tokens/TokenExplorer.tsx';
import { Changelog } from '../changelog/Changelog.tsx';
import { ThemeBuilder } from '../theme-builder/ThemeBuilder.tsx';

/** Authors' tags but the one that remarkNotes draws, as `<Note>`s. */
type DrawnName = Exclude<ComponentName, 'NoteList'>;

/** Components for MDX that need no import. */
export const mdxComponents = {
  A11yTable,
  AgentTools,
  ApiIndex,
  Changelog,
  ElevationTable,
  Example,
  Install,
  Note,
  Preset,
  PropsTable,
  SdkTable,
  Since,
  Snippet,
  Tab,
  Tabs,
  ThemeBuilder,
  TokenExplorer,
  TypePopovers,
  TypeTable,
  TypographyTable,
  Until,
} satisfies Record<DrawnName | 'Note', unknown>;

/** Attributes that remarkTabs and remarkVersions give the tags of authors. */
type Given = 'children' | 'inline' | 'labels' | 'name';

type PropNames<Component> = Component extends (props: infer Props) => unknown
  ? keyof Props & string
  : never;

/** Components with a prop that authors cannot write, or an attribute that is no prop. */
type Mismatched = {
  [Name in DrawnName]:
    | Exclude<(typeof componentAttributes)[Name][number], PropNames<(typeof mdxComponents)[Name]>>
    | Exclude<
        PropNames<(typeof mdxComponents)[Name]>,
        (typeof componentAttributes)[Name][number] | Given
      > extends never
    ? never
    : Name;
}[DrawnName];

// Does not compile when there is one.
true satisfies Mismatched extends never ? true : Mismatched;
