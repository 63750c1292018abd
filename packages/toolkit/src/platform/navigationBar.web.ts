/** No-op: browsers have no navigation bar. */
export function styleNavigationBar(_mode: 'light' | 'dark'): void {}
