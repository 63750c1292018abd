import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attribute } from '../postprocess/elements.ts';

/** The links and link targets of a built page. */
export interface PageLinks {
  /** Ids that a hash may name. */
  ids: ReadonlySet<string>;
  /** Addresses of links as written. */
  links: readonly string[];
  /** Addresses of images as written. */
  images: readonly string[];
}

/** Addresses of `srcset="a.png 1x, b.png 2x"`. */
const candidates = (srcset: string) =>
  srcset.split(',').map((item) => item.trim().split(/\s+/)[0] ?? '');

/** Reads the links, images and ids from the elements of a page. */
export function readLinks(elements: readonly Html.Element[]): PageLinks {
  const ids: string[] = [];
  const links: string[] = [];
  const images: string[] = [];
  for (const element of elements) {
    const read = (name: string) => attribute(element, name) ?? '';
    const { tagName } = element;
    ids.push(read('id'));
    if (tagName === 'a' || tagName === 'area') {
      links.push(read('href'));
    } else if (tagName === 'img' || tagName === 'source') {
      images.push(read('src'), ...candidates(read('srcset')));
    } else if (tagName === 'video') {
      images.push(read('poster'));
    }
  }
  const isSet = (value: string) => value !== '';
  return {
    ids: new Set(ids.filter(isSet)),
    links: links.filter(isSet),
    images: images.filter(isSet),
  };
}
