/** Files that a reader or a program opens by their address, and a word that stands in each. */
export const opened = {
  'docs/intro.md': '컴포넌트',
  'llms.txt': '컴포넌트',
  'llms-full.txt': '컴포넌트',
  'blog/rss.xml': '블로그',
  'blog/atom.xml': '블로그',
  'blog/feed.json': '블로그',
  'changelog/rss.xml': '변경',
  'docs/OverlayComponent/Alert.md': '알림',
};
