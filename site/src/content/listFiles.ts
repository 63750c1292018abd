import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ContentError } from './readSource.ts';

/** Larger pictures are photos as a camera takes them: readers would wait for them. */
const LARGEST_PICTURE_MB = 5;

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/;

/** An address may hold letters and digits of any script, and these marks; others need escapes. */
const plainName = /^[\p{L}\p{N}._/-]+$/u;

/** A file or folder that begins with _ is a part of pages, and no page. */
const isPart = (name: string) => /(?:^|\/)_/.test(name);

/**
 * Pages in a folder of the content.
 * @param root folder of the site with a slash at its end
 * @param folder below it: `content/docs`
 * @param options.pages which MDX files may be pages; the sentence says it to an author
 * @param options.others names of files that are no pages
 * @returns names below the folder, sorted
 * @throws ContentError for a file that would be left out without a word
 */
export function listPages(
  root: string,
  folder: string,
  options: { pages: RegExp; where: string; others?: readonly string[] },
): string[] {
  const names = readdirSync(`${root}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(`${root}${folder}`, join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  return names.filter((name) => {
    if (picture.test(name)) {
      refuseLarge(root, `${folder}/${name}`);
      return false;
    }
    if (isPart(name) || options.others?.includes(name)) {
      return false;
    }
    if (!options.pages.test(name)) {
      throw new ContentError(
        `${folder}/${name}`,
        0,
        `페이지가 되지 못하는 파일입니다. ${options.where}`,
      );
    }
    if (!plainName.test(name)) {
      throw new ContentError(
        `${folder}/${name}`,
        0,
        '주소에 쓸 수 없는 글자가 파일 이름에 있습니다. 글자, 숫자, -, _, .만 쓰십시오.',
      );
    }
    return true;
  });
}

function refuseLarge(root: string, file: string): void {
  const megabytes = statSync(`${root}${file}`).size / 1e6;
  if (megabytes > LARGEST_PICTURE_MB) {
    throw new ContentError(
      file,
      0,
      `그림이 ${Math.round(megabytes)} MB입니다. 폭 2000픽셀 안으로 줄여 ${LARGEST_PICTURE_MB} MB 아래로 저장하십시오.`,
    );
  }
}
