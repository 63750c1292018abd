import type { Root } from 'hast';
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

/** Reads the links, images and ids of a page. */
export function readLinks(page: Root): PageLinks {
  const ids = new Set<string>();
  const links: string[] = [];
  const images: string[] = [];
  visit(page, 'element', ({ tagName, properties }) => {
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
