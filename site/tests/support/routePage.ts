/** What a page of the site is made of, as far as the router looks at it. */
interface RoutePage {
  title: string;
  /** Inside of `<main>`. */
  main: string;
  /** Kind of frame around the page; pages of one frame keep it. */
  frame?: string;
  head?: string;
  /** The section that its links mark. */
  section?: 'docs' | 'blog';
}

/** Frame, title and page, as the build writes them. */
export function routePage({
  title,
  main,
  frame = 'docs',
  head = '',
  section = 'docs',
}: RoutePage): string {
  const link = (nav: string, text: string) =>
    `<a data-nav="${nav}" href="/zs-ui/${nav}/"${nav === section ? ' aria-current="true"' : ''}>${text}</a>`;
  return `<!doctype html><html><head><title>${title}</title><meta name="description" content="${title}의 설명">${head}</head><body><div data-announcer></div><div data-progress hidden></div><div data-route-notice popover="manual"><p></p><button></button><button></button></div><div data-frame="${frame}"><nav data-sidebar><a href="/zs-ui/docs/a/">a</a><a href="/zs-ui/docs/b/">b</a></nav>${link('docs', '문서')}${link('blog', '블로그')}<div data-page><main>${main}</main></div></div></body></html>\n`;
}

/** Makes a page the one on screen. */
export function putOnScreen(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(document.adoptNode(parsed.documentElement));
}
