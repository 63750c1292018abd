/** Files that are opened by their address, with a Korean word that each contains. */
export const opened = {
  'docs/intro.md': '컴포넌트',
  'llms.txt': '컴포넌트',
  'llms-full.txt': '컴포넌트',
  'blog/rss.xml': '블로그',
  'blog/atom.xml': '블로그',
  'changelog/rss.xml': '변경',
  'docs/OverlayComponent/Alert.md': '알림',
};
