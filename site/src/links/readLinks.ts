import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** What one built page points to and can be pointed at. */
export interface PageLinks {
  /** Ids that a hash may name. */
  ids: ReadonlySet<string>;
  /** Addresses of links as written. */
  links: readonly string[];
  /** Addresses of images as written. */
  images: readonly string[];
}

const parser = unified().use(rehypeParse);

function strings(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** Addresses of `srcset="a.png 1x, b.png 2x"`, which the parser hands over split or whole. */
function candidates(value: unknown): string[] {
  const list = Array.isArray(value)
    ? value.map(String)
    : strings(value).flatMap((v) => v.split(','));
  return list.map((item) => item.trim().split(/\s+/)[0] ?? '').filter((item) => item !== '');
}

/** Reads the links, images and ids of a built page. */
export function readLinks(html: string): PageLinks {
  const ids = new Set<string>();
  const links: string[] = [];
  const images: string[] = [];
  visit(parser.parse(html) as Root, 'element', ({ tagName, properties }) => {
    for (const id of strings(properties.id)) {
      ids.add(id);
    }
    if (tagName === 'a' || tagName === 'area') {
      links.push(...strings(properties.href));
    } else if (tagName === 'img' || tagName === 'source') {
      images.push(...strings(properties.src), ...candidates(properties.srcSet));
    } else if (tagName === 'video') {
      images.push(...strings(properties.poster));
    }
  });
  return { ids, links, images };
}
