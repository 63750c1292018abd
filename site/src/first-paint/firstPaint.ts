import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { firstViewStyles } from './firstViewStyles.ts';

const MARK = '<style data-page-styles="">';

/** Without it a browser paints twice: the bare header, then what the reader came for. */
const WAIT = '<link rel="expect" href="#first-view-end" blocking="render">';

/**
 * Moves the styles of a built page from its head to the mark of `FirstViewEnd`. The head keeps a
 * copy of what the first view needs; it comes before the whole, so it changes no cascade.
 * @param html a page of this build; one without the mark is returned as it is
 */
export function moveStyles(html: string): string {
  const [before = '', after] = html.split(MARK);
  const [element, css] = before.match(/<style>([\s\S]*?)<\/style>/) ?? [];
  if (after === undefined || !element || !css) {
    return html;
  }
  const classes = [...before.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(/\s+/),
  );
  const first = `${WAIT}<style>${firstViewStyles(css, new Set(classes))}</style>`;
  return before.replace(element, () => first) + MARK + css + after;
}

/**
 * Lets the heading and the lead of a page be painted before all of its styles have come.
 * Put it after the integrations that read the text of pages.
 */
export function firstPaint(): AstroIntegration {
  return {
    name: 'first-paint',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const names = await readdir(dist, { recursive: true });
        const pages = names.filter((name) => name.endsWith('.html'));
        await Promise.all(
          pages.map(async (page) => {
            const html = await readFile(`${dist}${page}`, 'utf8');
            const moved = moveStyles(html);
            if (moved !== html) {
              await writeFile(`${dist}${page}`, moved);
            }
          }),
        );
      },
    },
  };
}
