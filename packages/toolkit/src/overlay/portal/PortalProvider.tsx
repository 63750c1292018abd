import { createContext, type ReactNode, useMemo, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Reveal } from '../../motion/Reveal';
import { useLeaving } from '../../motion/useLeaving';
import { Z_INDEX } from '../zIndex';

const EXIT_DURATION_MS = 300;

interface PortalEntry {
  key: string;
  children: ReactNode;
}

/** Functions that add, replace and remove the children of a ZSPortal. */
export interface Portals {
  show: (key: string, children: ReactNode) => void;
  hide: (key: string) => void;
}

/** Portals of the nearest provider. */
export const PortalContext = createContext<Portals | null>(null);

const keyOf = ({ key }: PortalEntry) => key;

/** Replaces the entry of a key in its place, or adds it at the end. */
function withEntry(entries: readonly PortalEntry[], entry: PortalEntry): readonly PortalEntry[] {
  const before = entries.find(({ key }) => key === entry.key);
  if (before === undefined) {
    return [...entries, entry];
  }
  return before.children === entry.children
    ? entries
    : entries.map((one) => (one === before ? entry : one));
}

/** Renders the children of each ZSPortal in a full-screen layer above its own children. */
export function PortalProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly PortalEntry[]>([]);
  const portals = useMemo<Portals>(
    () => ({
      show: (key, portal) => setEntries((before) => withEntry(before, { key, children: portal })),
      hide: (key) => setEntries((before) => before.filter((entry) => entry.key !== key)),
    }),
    [],
  );
  const drawn = useLeaving(entries, keyOf, EXIT_DURATION_MS);
  return (
    <PortalContext.Provider value={portals}>
      {children}
      {drawn.map(({ item, isShown }) => (
        <Reveal key={item.key} isShown={isShown} from="below" style={styles.layer}>
          {item.children}
        </Reveal>
      ))}
    </PortalContext.Provider>
  );
}

const styles = StyleSheet.create({
  layer: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    pointerEvents: 'box-none',
    zIndex: Z_INDEX.portal,
  },
});
