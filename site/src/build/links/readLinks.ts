import { type DefaultTreeAdapterTypes as Html, defaultTreeAdapter as nodes } from 'parse5';
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

/** Addresses in the data of a page, as in the settings of the search: its scripts lead readers there. */
function addressesIn(script: Html.Element): string[] {
  const [text] = script.childNodes;
  const addresses: string[] = [];
  JSON.parse(text && nodes.isTextNode(text) ? text.value : 'null', (key, value) => {
    if ((key === 'url' || key === 'pageUrl') && typeof value === 'string') {
      addresses.push(value);
    }
    return value;
  });
  return addresses;
}

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
    } else if (tagName === 'script' && read('type').endsWith('json')) {
      links.push(...addressesIn(element));
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
