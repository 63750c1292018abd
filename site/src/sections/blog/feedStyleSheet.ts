import { withBrand } from '../../settings/brand/brandColors.ts';
import { blogText } from '../../text/blog.ts';

/** Shows RSS and Atom in a browser as a list of titles instead of raw XML. */
export const feedStyleSheet = withBrand(`@charset "utf-8";
@namespace atom "http://www.w3.org/2005/Atom";
rss, atom|feed { display: block; max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem;
  color: var(--brand-ink); background: #fff; font: 1rem/1.75 system-ui, sans-serif;
  word-break: keep-all; overflow-wrap: anywhere; }
channel > *, item > *, atom|feed > *, atom|entry > * { display: none; }
channel > title, atom|feed > atom|title { display: block; font-size: 2rem; font-weight: 700; }
channel > description, atom|feed > atom|subtitle { display: block; }
channel > description::after, atom|feed > atom|subtitle::after { content: "${blogText.feedIntro}";
  display: block; margin: 1rem 0 2rem; padding: 1rem 1.25rem; background: var(--brand-accent-soft);
  border-radius: 10px; }
channel > item, atom|feed > atom|entry { display: block; margin: 1.25rem 0; }
item > title, atom|entry > atom|title { display: block; font-weight: 700; }
item > link, item > description, atom|entry > atom|id, atom|entry > atom|summary { display: block; }
item > link, atom|entry > atom|id { color: var(--brand-link); font-size: .875rem; }
@media (prefers-color-scheme: dark) {
  rss, atom|feed { color: #f3eee7; background: var(--brand-night); }
  channel > description::after, atom|feed > atom|subtitle::after { background: var(--brand-accent-soft-dark); }
  item > link, atom|entry > atom|id { color: var(--brand-link-dark); }
}
`);
