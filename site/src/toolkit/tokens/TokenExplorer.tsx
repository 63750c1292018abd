import type { PageHeading } from '../../content/markdown/toc.ts';
import { tokensText } from '../../text/tokens.ts';
import { Tab, TabList } from '../mdx/Tabs.tsx';
import { ContrastTable } from './ContrastTable.tsx';
import { RampList } from './RampList.tsx';
import { SemanticTable } from './SemanticTable.tsx';
import styles from './TokenExplorer.module.css';
import { defaultThemes, modes, rampsOf, semanticGroups } from './tokenData.ts';

/** Headings of `<TokenExplorer>`, for the table of contents. */
export const tokenHeadings: readonly PageHeading[] = [
  { depth: 3, slug: 'ramps', text: tokensText.ramps },
  { depth: 3, slug: 'semantic-colors', text: tokensText.semantic },
  { depth: 3, slug: 'contrast', text: tokensText.contrast },
];

/** Every colour of the default palette, read from the toolkit: ramps, semantic colours, contrast. */
export function TokenExplorer() {
  const themes = defaultThemes();
  return (
    <div className={styles.explorer} data-token-explorer>
      <h3 id="ramps">{tokensText.ramps}</h3>
      <p>{tokensText.rampsNote}</p>
      <RampList ramps={rampsOf(themes)} />
      <h3 id="semantic-colors">{tokensText.semantic}</h3>
      <div className={styles.groups}>
        {semanticGroups(themes).map(({ name, colors }) => (
          <SemanticTable key={name} caption={tokensText.groups[name]} colors={colors} />
        ))}
      </div>
      <h3 id="contrast">{tokensText.contrast}</h3>
      <p>{tokensText.contrastNote}</p>
      <details>
        <summary>{tokensText.contrastFold}</summary>
        <TabList
          name="contrast"
          label={tokensText.contrastMode}
          names={modes.map((mode) => tokensText[mode])}
        >
          {modes.map((mode) => (
            <Tab key={mode} label={tokensText[mode]}>
              <ContrastTable theme={themes[mode]} />
            </Tab>
          ))}
        </TabList>
      </details>
    </div>
  );
}
