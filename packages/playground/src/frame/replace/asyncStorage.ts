const items = new Map<string, string>();

/** AsyncStorage that lasts as long as the frame: an opaque origin has no storage of its own. */
const memoryStorage = {
  getItem: async (key: string) => items.get(key) ?? null,
  setItem: async (key: string, value: string) => {
    items.set(key, value);
  },
  removeItem: async (key: string) => {
    items.delete(key);
  },
  mergeItem: async (key: string, value: string) => {
    const before: object = JSON.parse(items.get(key) ?? '{}');
    items.set(key, JSON.stringify({ ...before, ...JSON.parse(value) }));
  },
  clear: async () => items.clear(),
  getAllKeys: async () => [...items.keys()],
  multiGet: async (keys: readonly string[]) => keys.map((key) => [key, items.get(key) ?? null]),
  multiSet: async (pairs: readonly [string, string][]) => {
    for (const [key, value] of pairs) {
      items.set(key, value);
    }
  },
  multiRemove: async (keys: readonly string[]) => {
    for (const key of keys) {
      items.delete(key);
    }
  },
};

/** The hook of the real package. */
export function useAsyncStorage(key: string) {
  return {
    getItem: () => memoryStorage.getItem(key),
    setItem: (value: string) => memoryStorage.setItem(key, value),
    mergeItem: (value: string) => memoryStorage.mergeItem(key, value),
    removeItem: () => memoryStorage.removeItem(key),
  };
}

// The real package exports its storage as the default.
// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default memoryStorage;
