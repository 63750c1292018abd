import type { ReactNode } from 'react';
import { docsText } from '../../text/docs.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  /** Tabs of one group, on all pages, share the reader's choice, which is stored. */
  group?: string;
  /** Labels of the tabs as JSON; remarkTabs.ts passes it. */
  labels?: string;
  /** Name of the radio buttons, unique on the page; remarkTabs.ts passes it. */
  name?: string;
  children?: ReactNode;
}

/** Tabs of an MDX page. They are radio buttons, which work without JavaScript. */
export function Tabs({ group, labels = '[]', name = 'tabs', children }: TabsProps) {
  const names: readonly string[] = JSON.parse(labels);
  return (
    <TabList
      name={name}
      label={docsText.tabs}
      names={names}
      storageKey={group && `zs:tabs:${group}`}
    >
      {children}
    </TabList>
  );
}

interface TabListProps {
  /**
   * Name of the radio buttons, unique on the page. `useId` of React returns the same for all; see
   * astro.config.ts.
   */
  name: string;
  label: string;
  names: readonly string[];
  /** Key of the choice in localStorage; by default it is not stored. */
  storageKey?: string | undefined;
  /** The one that is open; by default the first. */
  chosen?: string | undefined;
  children?: ReactNode;
}

/** Row of radio buttons above the panels, which are `<Tab>`s in the order of `names`. */
export function TabList({ name, label, names, storageKey, chosen, children }: TabListProps) {
  const open = Math.max(0, names.indexOf(chosen ?? ''));
  return (
    <div className={styles.tabs} data-tabs={storageKey ?? ''}>
      <div className={styles.list} role="radiogroup" aria-label={label}>
        {names.map((tab, index) => (
          <label key={tab}>
            <input type="radio" name={name} value={tab} defaultChecked={index === open} />
            {/* Whoever reads the text without the styles, as the search does, reads the labels apart. */}
            {`${tab} `}
          </label>
        ))}
      </div>
      <div className={styles.panels}>{children}</div>
    </div>
  );
}

/** One panel of `<Tabs>`. */
export function Tab({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={styles.panel} data-tab={label}>
      {children}
    </div>
  );
}
