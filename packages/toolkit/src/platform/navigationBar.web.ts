/** No-op: browsers have no navigation bar. */
export function colorNavigationBar(_mode: 'light' | 'dark', _background: string): void {}
