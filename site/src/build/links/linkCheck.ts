import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stopBuild } from '../../content/files/readSource.ts';
import type { Step } from '../postprocess/types.ts';
import { checkLinks } from './checkLinks.ts';
import { describeProblems } from './describeProblems.ts';
import { type PageLinks, readLinks } from './readLinks.ts';

/**
 * Checks that the targets of links, images and anchors of the built site exist. Put it after the
 * steps that write files.
 * @param options.base base path of the site with both slashes
 * @param options.origin origin of the published site
 * @throws Error with every broken link, its file, line and remedy
 */
export function linkCheck(options: { base: string; origin: string }): Step {
  const pages = new Map<string, PageLinks>();
  return {
    name: 'links',
    page({ page, elements }) {
      pages.set(page.path, readLinks(elements));
      return undefined;
    },
    async end({ folder, warn }) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = new Set(
        entries
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
          .map((path) => path.replaceAll('\\', '/')),
      );
      const problems = checkLinks({ ...options, pages, files });
      const describe = (severity: 'error' | 'warning') =>
        describeProblems(
          problems.filter((problem) => problem.severity === severity),
          options.base,
        );
      const warnings = describe('warning');
      if (warnings.length > 0) {
        warn(`확인할 링크 ${warnings.length}개\n${warnings.join('\n')}`);
      }
      const errors = describe('error');
      if (errors.length > 0) {
        stopBuild(`끊어진 링크 ${errors.length}개 때문에 빌드를 멈춥니다.\n${errors.join('\n')}`);
      }
    },
  };
}
