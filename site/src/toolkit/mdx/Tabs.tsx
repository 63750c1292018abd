import type { ReactNode } from 'react';
import { docsText } from '../../text/docs.ts';
import styles from './Tabs.module.css';

interface TabsProps {
  /** Tabs of one group on any page change together, and the choice is remembered. */
  group?: string;
  /** Labels of the tabs as JSON; remarkTabs.ts writes it. */
  labels?: string;
  /** Name of the radio buttons; remarkTabs.ts writes one that nothing else on the page has. */
  name?: string;
  children?: ReactNode;
}

/** Alternatives of which one shows. Radio buttons choose, so it works without JavaScript. */
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
   * Name of the radio buttons: each list of a page has its own. React's `useId` would give all the
   * same; see astro.config.ts.
   */
  name: string;
  label: string;
  names: readonly string[];
  /** Where the choice is kept in the reader's browser; none: not kept. */
  storageKey?: string | undefined;
  children?: ReactNode;
}

/** The row of choices with the panels under it; panels are `<Tab>`s in the order of `names`. */
export function TabList({ name, label, names, storageKey, children }: TabListProps) {
  return (
    <div className={styles.tabs} data-tabs={storageKey ?? ''}>
      <div className={styles.list} role="radiogroup" aria-label={label}>
        {names.map((tab, index) => (
          <label key={tab}>
            <input type="radio" name={name} value={tab} defaultChecked={index === 0} />
            {tab}
          </label>
        ))}
      </div>
      <div className={styles.panels}>{children}</div>
    </div>
  );
}

/** One alternative inside `<Tabs>`. */
export function Tab({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className={styles.panel} data-tab={label}>
      {children}
    </div>
  );
}
