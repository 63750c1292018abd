import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { siteConfig } from '../../site/src/site.config.ts';
import type { Budget } from './budgets.ts';

const dist = new URL('../../site/dist/', import.meta.url);

/** Brotli bytes of what a budget counts. Scripts include what they import statically. */
export function weighPage({ path, counts }: Pick<Budget, 'path' | 'counts'>): number {
  const body = readFileSync(new URL(path, dist));
  if (counts === 'file') {
    return brotliBytes(body);
  }
  const html = body.toString();
  const scripts = [...matches(html, /<script[^>]+src="([^"]+)"/g)];
  const scriptBytes = sum(scriptClosure(scripts));
  if (counts === 'scripts') {
    return scriptBytes;
  }
  const styles = [...matches(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)];
  const icons = [...matches(html, /<link[^>]+rel="icon"[^>]+href="([^"]+)"/g)];
  return brotliBytes(body) + scriptBytes + sum([...styles, ...icons]);
}

/** The scripts of a page and everything they import without waiting for the reader. */
function scriptClosure(entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (address: string) => {
    if (seen.has(address)) {
      return;
    }
    seen.add(address);
    const source = readFileSync(fileOf(address), 'utf8');
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

function fileOf(address: string): URL {
  return new URL(address.slice(siteConfig.base.length), dist);
}

function sum(addresses: readonly string[]): number {
  return addresses.reduce(
    (total, address) => total + brotliBytes(readFileSync(fileOf(address))),
    0,
  );
}

function brotliBytes(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
