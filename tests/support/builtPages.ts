import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';

const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));

const documents = new Map<string, Document>();

/** Reads a file of the built site by its path below the base. */
export function readBuilt(name: string): Buffer {
  if (!isBuilt(name)) {
    throw new Error(`${dist}${name} is missing: run npm run build first.`);
  }
  return readFileSync(dist + name);
}

/** Whether the build has a file, by its path or full address. */
export const isBuilt = (name: string): boolean =>
  existsSync(dist + name.replace(/^(?:https:\/\/[^/]+)?\/zs-ui\//, ''));

/** Names of all built files. */
export const builtFiles = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/\.(br|gz)$/.test(name),
  );

/** Parses a page; without the content of templates, such as posters, and with spaces as they are written. */
export function builtPage(path: string): Document {
  const file = path === '404/' ? '404.html' : `${path}index.html`;
  const html = () => readBuilt(file).toString().replaceAll('\u00a0', ' ');
  const page = documents.get(path) ?? new JSDOM(html()).window.document;
  documents.set(path, page);
  return page;
}

/** Texts of the elements that a selector finds. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** An attribute of the first element that a selector finds. */
export const attributeOf = (root: ParentNode, selector: string, name: string) =>
  root.querySelector(selector)?.getAttribute(name);
