import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkLinks, type LinkProblem } from './checkLinks.ts';
import { describeProblem } from './describeProblem.ts';
import { findDuplicateRoutes } from './findDuplicateRoutes.ts';
import { type PageLinks, readLinks } from './readLinks.ts';
import { readRoutes } from './readRoutes.ts';

/** Path of a page below the base from its file: `docs/intro/index.html` is `docs/intro/`. */
function pagePath(file: string): string {
  return file.replace(/(?:^|(?<=\/))index\.html$/, '');
}

/** Documents that are no pages of the site: the preview frame brings its own policy and links. */
const notPages = /^preview\//;

function failOnDuplicates(site: string): void {
  const duplicates = findDuplicateRoutes(readRoutes(site));
  if (duplicates.length > 0) {
    const list = duplicates.map(({ route, files }) => `  /${route}\n    ${files.join('\n    ')}`);
    throw new Error(
      `주소가 같은 페이지가 있습니다. 파일 이름이나 slug를 바꾸십시오.\n${list.join('\n')}`,
    );
  }
}

/**
 * Checks that pages have routes of their own and that links, images and anchors of the built site
 * lead somewhere. Put it after the integrations that write files.
 * @param options.base base path of the site with both slashes
 * @param options.origin origin of the published site
 */
export function linkCheck(options: { base: string; origin: string }): AstroIntegration {
  let site = '';
  return {
    name: 'link-check',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.root).replace(/\/$/, '');
        failOnDuplicates(site);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const names = await readdir(dist, { recursive: true });
        const files = new Set(names.map((name) => name.replaceAll('\\', '/')));
        const pages = new Map<string, PageLinks>();
        for (const file of files) {
          if (file.endsWith('.html') && !notPages.test(file)) {
            pages.set(pagePath(file), readLinks(await readFile(`${dist}${file}`, 'utf8')));
          }
        }
        const problems = checkLinks({ ...options, pages, files });
        const describe = (severity: LinkProblem['severity']) =>
          problems
            .filter((problem) => problem.severity === severity)
            .map((problem) => describeProblem(problem, `${site}/content`, options.base));
        const warnings = describe('warning');
        if (warnings.length > 0) {
          logger.warn(`확인할 링크 ${warnings.length}개\n${warnings.join('\n')}`);
        }
        const errors = describe('error');
        if (errors.length > 0) {
          throw new Error(
            `끊어진 링크 ${errors.length}개 때문에 빌드를 멈춥니다.\n${errors.join('\n')}`,
          );
        }
      },
    },
  };
}
