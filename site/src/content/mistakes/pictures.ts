import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Image, Root } from 'mdast';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import type { Mistake } from '../files/readSource.ts';
import { relativeUrl } from './addresses.ts';

/** A percent sign that begins no percent escape: `100%.png`. */
const BARE_PERCENT = /%(?![\da-f]{2})/i;

/**
 * Explains pictures that are missing, have a bare % in their address, or cannot be decoded whole.
 * @param folder of the page that shows them
 */
export async function pictureMistakes(tree: Root, folder: string): Promise<Mistake[]> {
  const pictures: Image[] = [];
  visit(tree, 'image', (node) => {
    if (relativeUrl.test(node.url)) {
      pictures.push(node);
    }
  });
  const mistakes = await Promise.all(
    pictures.map(async ({ url, position }) => {
      const wrong = BARE_PERCENT.test(url)
        ? '주소에 퍼센트 인코딩이 아닌 %가 있습니다. 파일 이름의 %는 %25로 작성하세요.'
        : await pictureMistake(resolve(folder, decodeURI(url)));
      const line = position?.start.line ?? 0;
      return wrong === undefined ? [] : { line, message: `![…](${url}): ${wrong}` };
    }),
  );
  return mistakes.flat();
}

/** Whether a folder has a file whose name is spelt with the parts of Hangul, as the Finder of macOS writes it. */
const hasInParts = (path: string): boolean =>
  existsSync(dirname(path)) &&
  readdirSync(dirname(path)).some((name) => name.normalize('NFC') === basename(path));

/** Videos, which no Markdown shows. */
const VIDEO = /\.(?:mp4|m4v|mov|webm|ogv|avi)$/i;

async function pictureMistake(path: string): Promise<string | undefined> {
  if (VIDEO.test(path)) {
    return '동영상은 이미지로 표시할 수 없습니다. 움직이는 WebP나 GIF로 바꾸거나, 동영상이 있는 페이지로 링크하세요.';
  }
  if (!existsSync(path)) {
    if (hasInParts(path)) {
      return '파일 이름의 한글이 자모로 나뉘어(NFD) 있어 찾을 수 없습니다. 파일 이름을 다시 입력해 저장하세요.';
    }
    return '이미지 파일이 없습니다. 이 페이지를 기준으로 한 경로에 파일을 추가하거나, 대소문자까지 이름을 맞추세요.';
  }
  return sharp(path)
    .stats()
    .then(
      () => undefined,
      ({ message }: Error) =>
        `이미지로 읽을 수 없습니다. 비어 있거나 손상된 파일이니 이미지 편집기에서 다시 내보내세요. (${message})`,
    );
}
