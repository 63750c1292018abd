import { readdirSync, statSync } from 'node:fs';
import { ContentError } from './readSource.ts';

/** Keeps unscaled camera photos off the pages. */
const MAX_PICTURE_MB = 5;

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/;

/** Names that need no escapes in an address: letters and digits of any script, and these marks. */
const unescapedName = /^[\p{L}\p{N}._/-]+$/u;

/** Whether a file, or a folder it is in, begins with `_`: a part that pages import, not a page. */
const isPart = (name: string) => /(?:^|\/)_/.test(name);

/**
 * Lists the pages in a folder of the content.
 * @param root folder of the site with a slash at its end
 * @param folder below it: `content/docs`
 * @param options.pages pattern of the MDX files that are pages
 * @param options.where sentence of an error that tells an author where a page belongs
 * @param options.others names of files that are no pages
 * @returns names below the folder, sorted
 * @throws ContentError for a file that would be left out silently
 */
export function listPages(
  root: string,
  folder: string,
  options: { pages: RegExp; where: string; others?: readonly string[] },
): string[] {
  const names = namesIn(root, folder);
  return names.filter((name) => {
    if (picture.test(name)) {
      refuseLarge(root, `${folder}/${name}`);
      return false;
    }
    if (picture.test(name.toLowerCase())) {
      refuse(`${folder}/${name}`, '그림의 확장자는 소문자여야 합니다. 파일 이름을 바꾸십시오.');
    }
    if (isPart(name) || options.others?.includes(name)) {
      return false;
    }
    if (!options.pages.test(name)) {
      refuse(`${folder}/${name}`, `페이지가 되지 못하는 파일입니다. ${options.where}`);
    }
    if (name !== name.normalize('NFC')) {
      refuse(
        `${folder}/${name}`,
        '파일 이름의 한글이 자모로 나뉘어 저장되어, 보기에 같은 주소로 열리지 않습니다. 이름을 다시 입력해 바꾸십시오.',
      );
    }
    if (!unescapedName.test(name)) {
      refuse(
        `${folder}/${name}`,
        '주소에 쓸 수 없는 글자가 파일 이름에 있습니다. 글자, 숫자, -, _, .만 쓰십시오.',
      );
    }
    return true;
  });
}

/** Throws a ContentError about a whole file, without a line. */
function refuse(file: string, why: string): never {
  throw new ContentError(file, 0, why);
}

/** Every file below a folder, sorted. */
function namesIn(root: string, folder: string): string[] {
  return readdirSync(`${root}${folder}`, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        // Git on Windows checks a link out as a text file that holds the path of its target.
        refuse(path, '다른 파일을 가리키는 링크입니다. 그 파일을 이 자리에 두십시오.');
      }
      return entry.isDirectory()
        ? namesIn(root, path).map((name) => `${entry.name}/${name}`)
        : entry.name;
    })
    .sort();
}

function refuseLarge(root: string, file: string): void {
  const megabytes = statSync(`${root}${file}`).size / 1e6;
  if (megabytes > MAX_PICTURE_MB) {
    refuse(
      file,
      `그림이 ${Math.round(megabytes)} MB입니다. 폭 2000픽셀 안으로 줄여 ${MAX_PICTURE_MB} MB 아래로 저장하십시오.`,
    );
  }
}
