import { readdirSync, statSync } from 'node:fs';
import { ContentError, readEach } from './readSource.ts';

/** Keeps unscaled camera photos off the pages. */
const MAX_PICTURE_MB = 5;

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/;

/** Names that need no escapes in an address: letters and digits of any script, and these marks. */
const unescapedName = /^[\p{L}\p{N}._/-]+$/u;

/**
 * Path of a file below its folder: `Theme/index.mdx` and `Theme.mdx` are both `Theme/`. Hangul is whole in it, as
 * readers type it, however the disk has it.
 */
export const pathOfFile = (name: string) =>
  name
    .normalize('NFC')
    .replace(/(?:(?:^|\/)index)?\.mdx$/, '/')
    .replace(/^\/$/, '');

/** Whether a file, or a folder it is in, begins with `_`: a part that pages import, not a page. */
const isPart = (name: string) => /(?:^|\/)_/.test(name);

/**
 * Lists the pages in a folder of the content.
 * @param root folder of the site with a slash at its end
 * @param folder below it: `content/docs`
 * @param options.pages pattern of the MDX files that are pages
 * @param options.where sentence of an error that tells an author where a page belongs
 * @param options.others names of files that are no pages
 * @param faults where it adds each file that would be left out silently
 * @returns names below the folder as the disk has them, sorted: the Finder of macOS writes Hangul in its parts (NFD)
 */
export function listPages(
  root: string,
  folder: string,
  options: { pages: RegExp; where: string; others?: readonly string[] },
  faults: ContentError[],
): string[] {
  const isPage = (name: string) => {
    if (picture.test(name)) {
      refuseLarge(root, `${folder}/${name}`);
      return false;
    }
    if (picture.test(name.toLowerCase())) {
      refuse(`${folder}/${name}`, '이미지 확장자는 소문자여야 합니다. 파일 이름을 변경하세요.');
    }
    if (isPart(name) || options.others?.includes(name)) {
      return false;
    }
    if (!options.pages.test(name)) {
      refuse(`${folder}/${name}`, `페이지로 사용할 수 없는 파일입니다. ${options.where}`);
    }
    if (!unescapedName.test(name.normalize('NFC'))) {
      refuse(
        `${folder}/${name}`,
        `파일 이름에 주소로 사용할 수 없는 문자(${letterOf(name)})가 있습니다. 문자, 숫자, -, _, .만 사용하세요.`,
      );
    }
    return true;
  };
  const names = namesIn(root, folder, faults);
  return readEach(names, faults, (name) => (isPage(name) ? [name] : [])).flat();
}

/** The first letter that no address has; a word or its number where it cannot be seen. */
function letterOf(name: string): string {
  const letter = [...name.normalize('NFC')].find((char) => !unescapedName.test(char)) ?? '';
  if (letter === ' ') {
    return '공백';
  }
  const number = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{Z}\p{M}]/u.test(letter) ? `U+${number}` : letter;
}

/** Throws a ContentError about a whole file, without a line. */
function refuse(file: string, why: string): never {
  throw new ContentError(file, 0, why);
}

/** Every file below a folder, sorted. */
function namesIn(root: string, folder: string, faults: ContentError[]): string[] {
  const entries = readdirSync(`${root}${folder}`, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const names = readEach(entries, faults, (entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isSymbolicLink()) {
      // Git on Windows checks a link out as a text file that holds the path of its target.
      refuse(path, '다른 파일을 가리키는 심볼릭 링크입니다. 파일을 이 위치에 직접 추가하세요.');
    }
    return entry.isDirectory()
      ? namesIn(root, path, faults).map((name) => `${entry.name}/${name}`)
      : [entry.name];
  });
  return names.flat().sort();
}

function refuseLarge(root: string, file: string): void {
  const megabytes = statSync(`${root}${file}`).size / 1e6;
  if (megabytes > MAX_PICTURE_MB) {
    refuse(
      file,
      `이미지가 ${Math.round(megabytes)} MB입니다. 너비를 2000픽셀 이하로 줄여 ${MAX_PICTURE_MB} MB 이하로 저장하세요.`,
    );
  }
}
