import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { pageTable } from '../../content/page-table/pageTable.ts';
import { findStray } from './findStray.ts';
import { startWalk, type Walk } from './startWalk.ts';

const isPage = (response: Response) =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false;

/**
 * Runs the steps of steps.ts on every page between its rendering and its writing. Put it after the
 * integrations that write files of their own: the ends of the steps look at all files.
 */
export function builtPages(): AstroIntegration {
  let base = '/';
  let folder = '';
  let end: Walk['end'];
  const walked = new Set<string>();
  return {
    name: 'built-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer, logger }) => {
        const walk = startWalk(folder, logger);
        end = walk.end;
        setPrerenderer(
          (astro): AstroPrerenderer => ({
            ...astro,
            async render(request, options) {
              const rendered = await astro.render(request, options);
              const response = 'response' in rendered ? rendered.response : rendered;
              if (!isPage(response)) {
                return rendered;
              }
              const path = decodeURI(new URL(request.url).pathname).slice(base.length);
              walked.add(path);
              const html = await walk.page(path, await response.text());
              return { ...rendered, response: new Response(html, response) };
            },
          }),
        );
      },
      'astro:build:done': async () => {
        const stray = await findStray(folder, walked);
        if (stray !== undefined) {
          throw new Error(
            `${stray}: 렌더링을 거치지 않고 쓰인 페이지라 검사하지 못했습니다. src/pages에서 만들거나 그 파일을 지우십시오.`,
          );
        }
        const lost = [...pageTable().byPath.keys()].find((path) => !walked.has(path));
        if (lost !== undefined) {
          throw new Error(
            `/${lost}: 페이지 표에는 있지만 만들어지지 않았습니다. src/pages에 그 주소의 파일이 있는지 확인하십시오.`,
          );
        }
        await end();
      },
    },
  };
}
