import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { siteConfig } from '../../site/src/site.config.ts';
import type { Weighed } from './budgets.ts';
import { brotliOptions } from './compress.ts';
import { distUrl } from './dist.mjs';

/**
 * Returns the brotli bytes of what a budget counts. Scripts include their static imports.
 * @param dist the built site, below the base
 * @throws Error when the site has no such page or chunk
 */
export function weigh(weighed: Weighed, dist = distUrl): number {
  const sum = (addresses: readonly string[]) =>
    addresses.reduce((total, address) => total + brotliBytes(address, read(address, dist)), 0);
  if (weighed.counts === 'chunks') {
    return sum(scriptClosure(findBuilt(weighed.chunks, 'js', dist), dist));
  }
  const body = readFileSync(new URL(weighed.path, dist));
  if (weighed.counts === 'file') {
    return brotliBytes(weighed.path, body);
  }
  const html = body.toString();
  const scripts = sum(scriptClosure([...matches(html, /<script[^>]+src="([^"]+)"/g)], dist));
  if (weighed.counts === 'scripts') {
    return scripts;
  }
  const linked = matches(html, /<link[^>]+rel="(?:stylesheet|icon)"[^>]+href="([^"]+)"/g);
  return brotliBytes(weighed.path, Buffer.from(withoutArticle(html))) + scripts + sum([...linked]);
}

/**
 * Drops what an author wrote: the article of a page, or all of `main` where a page has no article.
 * Styles in it stay, since the layout put them there; those of pictures of phones are in templates.
 */
function withoutArticle(html: string): string {
  const content = /<article[\s\S]*<\/article>|<main(?![\s\S]*<article)[\s\S]*<\/main>/.exec(
    html,
  )?.[0];
  if (content === undefined) {
    return html;
  }
  const withoutPictures = content.replace(/<template[^>]*>[\s\S]*?<\/template>/g, '');
  const styles = [...matches(withoutPictures, /(<style[^>]*>[\s\S]*?<\/style>)/g)].join('');
  return html.replace(content, () => styles);
}

/** Lists scripts and everything they import statically. */
function scriptClosure(entries: readonly string[], dist: URL): string[] {
  const seen = new Set<string>();
  const visit = (address: string) => {
    if (seen.has(address)) {
      return;
    }
    seen.add(address);
    const source = read(address, dist).toString();
    for (const specifier of matches(
      source,
      /(?:^|[;}\s])(?:import|export)[^"'()]*?["'](\.[^"']+)["']/g,
    )) {
      visit(new URL(specifier, `http://site${address}`).pathname);
    }
  };
  for (const entry of entries) {
    visit(entry);
  }
  return [...seen];
}

function* matches(text: string, pattern: RegExp): Generator<string> {
  for (const match of text.matchAll(pattern)) {
    if (match[1]) {
      yield match[1];
    }
  }
}

/** Finds the addresses of the files that are built from sources of these names. */
function findBuilt(names: readonly string[], ending: string, dist: URL): string[] {
  const folder = new URL('_astro/', dist);
  const files = readdirSync(folder);
  return names.map((name) => {
    const pattern = new RegExp(`^${name}[.-][\\w-]+\\.${ending}$`);
    const file = files.find((candidate) => pattern.test(candidate));
    if (!file) {
      throw new Error(
        `${folder.pathname}에 ${name}에서 만든 파일이 없습니다. 이름이 바뀌었으면 scripts/lib/budgets.ts를 수정하세요.`,
      );
    }
    return `${siteConfig.base}_astro/${file}`;
  });
}

function read(address: string, dist: URL): Buffer {
  return readFileSync(new URL(address.slice(siteConfig.base.length), dist));
}

/** Returns the size of a file, compressed as the build compresses it. */
function brotliBytes(file: string, body: Buffer): number {
  return brotliCompressSync(body, brotliOptions(file, 1)).length;
}
