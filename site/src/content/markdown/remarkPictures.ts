import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Image, Root } from 'mdast';
import sharp from 'sharp';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Relative addresses: without a scheme, and without a slash at their start. */
export const relativeUrl = /^(?![a-z][a-z\d+.-]*:|\/)/i;

/** A percent sign that begins no percent escape: `100%.png`. */
const BARE_PERCENT = /%(?![\da-f]{2})/i;

/** Tells of a picture that is missing, has a bare % in its address, or cannot be decoded whole. */
export function remarkPictures() {
  return async (tree: Root, file: VFile) => {
    const pictures: Image[] = [];
    visit(tree, 'image', (node) => {
      if (relativeUrl.test(node.url)) {
        pictures.push(node);
      }
    });
    for (const node of pictures) {
      const wrong = BARE_PERCENT.test(node.url)
        ? '주소에 퍼센트 인코딩이 아닌 %가 있습니다. 파일 이름의 %는 %25로 작성하세요.'
        : await pictureMistake(resolve(dirname(file.path), decodeURI(node.url)));
      if (wrong) {
        file.message(`![…](${node.url}): ${wrong}`, node);
      }
    }
  };
}

/** Videos, which no Markdown shows. */
const VIDEO = /\.(?:mp4|m4v|mov|webm|ogv|avi)$/i;

async function pictureMistake(path: string): Promise<string | undefined> {
  if (VIDEO.test(path)) {
    return '동영상은 이미지로 표시할 수 없습니다. 움직이는 WebP나 GIF로 바꾸거나, 동영상이 있는 페이지로 링크하세요.';
  }
  if (!existsSync(path)) {
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
