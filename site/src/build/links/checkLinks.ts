import { nearNames } from '@zs-docs/words';
import { nearestPaths } from '../../content/page-table/nearestPaths.ts';
import { decodeAddress } from '../../settings/decodeAddress.ts';
import type { PageLinks } from './readLinks.ts';

/** A link or image of a page whose target does not exist. */
export interface LinkProblem {
  /** `error` stops the build. */
  severity: 'error' | 'warning';
  /** Path of the page below the base: `docs/intro/`. */
  page: string;
  /** Address as written on the page. */
  target: string;
  /** Cause and remedy, one sentence each, in Korean. */
  reason: string;
}

interface BuiltSite {
  /** Base path with both slashes. */
  base: string;
  /** Origin of the published site. */
  origin: string;
  /** Pages by path below the base. */
  pages: ReadonlyMap<string, PageLinks>;
  /** Every file of the build, relative to its folder, exact case. */
  files: { has: (path: string) => boolean };
}

const reasons = {
  page: '이 주소의 페이지나 파일이 없습니다. 주소를 수정하거나 링크를 삭제하세요.',
  base: (base: string) =>
    `주소가 ${base}로 시작하지 않아 이 사이트 외부를 가리킵니다. 코드에서는 href()로 주소를 만드세요.`,
  image: '이미지 파일이 없습니다. 파일을 추가하거나 경로를 수정하세요.',
  anchor: '페이지는 있지만 해당 제목이 없습니다. # 뒤의 이름을 확인하세요.',
  markdown: '해당 Markdown 파일이 없습니다. 파일 경로를 확인하세요.',
  slash: '주소 끝에 /가 없습니다. /를 붙이세요.',
};

/** Words that a browser finds on the page: `#:~:text=`. */
const TEXT_FRAGMENT = /:~:.*/;

/** Whether a link names a Markdown file by its place beside the page, not by an address. */
const isMarkdownFile = (target: string) => /^(?![a-z]+:|\/)[^?#]*\.mdx?(#.*)?$/i.test(target);

const suggest = (near: string | undefined) => (near ? ` 혹시 ${near}인가요?` : '');

/** Problems of one page's links and images, in the order of the page. */
function checkPage(site: BuiltSite, page: string, links: PageLinks): LinkProblem[] {
  const here = new URL(site.base + page, site.origin);
  const problems: LinkProblem[] = [];
  const paths = [...site.pages.keys()];
  const report = (severity: LinkProblem['severity'], target: string, reason: string) =>
    problems.push({ severity, page, target, reason });

  const resolve = (target: string): { path: string; hashes: string[] } | undefined => {
    const url = URL.parse(target, here);
    if (url?.origin !== here.origin) {
      return undefined;
    }
    if (!url.pathname.startsWith(site.base)) {
      report('error', target, reasons.base(site.base));
      return undefined;
    }
    const hash = url.hash.slice(1).replace(TEXT_FRAGMENT, '');
    return {
      path: decodeAddress(url.pathname.slice(site.base.length)),
      // As browsers do: an id may be the letters of an address, or its escapes, as those of footnotes are.
      hashes: [hash, decodeAddress(hash)],
    };
  };

  for (const target of links.links) {
    const place = resolve(target);
    if (!place) {
      continue;
    }
    const found = site.pages.get(place.path);
    if (found) {
      const [, hash = ''] = place.hashes;
      if (hash !== '' && hash !== 'top' && !place.hashes.some((id) => found.ids.has(id))) {
        const [near] = nearNames(hash, [...found.ids]);
        report('warning', target, reasons.anchor + suggest(near && `#${near}`));
      }
    } else if (site.pages.has(`${place.path}/`)) {
      report('warning', target, reasons.slash);
    } else if (!site.files.has(place.path)) {
      if (isMarkdownFile(target)) {
        report('warning', target, reasons.markdown);
        continue;
      }
      const [near] = nearestPaths(place.path, paths);
      report('error', target, reasons.page + suggest(near && site.base + near));
    }
  }
  for (const target of links.images) {
    const place = target.startsWith('data:') ? undefined : resolve(target);
    if (place && !site.files.has(place.path)) {
      report('error', target, reasons.image);
    }
  }
  return problems;
}

/** Checks every link, image and anchor of a built site. */
export function checkLinks(site: BuiltSite): LinkProblem[] {
  return [...site.pages].flatMap(([page, links]) => checkPage(site, page, links));
}
