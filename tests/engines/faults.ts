import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Edits } from '../support/copyBuild.ts';

declare global {
  /** What went wrong in the document, from before its first script on. */
  var faults: string[];
}

/** Runs in the page: collects what browsers tell of errors. */
function collectFaults(): void {
  // The router takes over what stands in the head of the next page.
  if (globalThis.faults) {
    return;
  }
  globalThis.faults = [];
  const tell = (what: string) => globalThis.faults.push(what);
  addEventListener(
    'error',
    ({ target, message, filename, lineno }) =>
      tell(
        message === undefined
          ? `not loaded: ${target instanceof Element ? target.outerHTML.slice(0, 200) : target}`
          : `error: ${message} (${filename}:${lineno})`,
      ),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(`unhandled: ${reason?.stack ?? reason}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const native = console[level].bind(console);
    console[level] = (...values) => {
      tell(`console.${level}: ${values.map(String).join(' ')}`);
      native(...values);
    };
  }
}

const dist = fileURLToPath(new URL('../../site/dist/', import.meta.url));
// In front of everything, the policy of the page too.
const withCollector = (html: string) =>
  html.replace('<head>', `<head><script>(${collectFaults})()</script>`);

/** The build with a script in each page that collects its faults in `faults`. */
export const collecting: Edits = Object.fromEntries(
  globSync('**/*.html', { cwd: dist, exclude: ['preview/**'] }).map((file) => [
    file,
    withCollector,
  ]),
);
